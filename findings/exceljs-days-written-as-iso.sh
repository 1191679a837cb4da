#!/usr/bin/env bash
# A cell of type `d` holds its day as ISO 8601 (ECMA-376, part 1, 18.18.11): so does a workbook saved as « Strict Open XML », where a birth date is
# no number. ExcelJS reads such a cell as the number that its text begins with: 12 March 1987 becomes the 1987th day, 9 June 1905, without an error.
# A centre that checks its list with ExcelJS sees another birth date than we do: we read lists with read-excel-file, which gives the day.
set -eu
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts exceljs@4.4.0 read-excel-file@9.3.17 fflate@0.8.3 >/dev/null
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ExcelJS from 'exceljs';
import { strToU8, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const STRICT = 'http://purl.oclc.org/ooxml';
const OFFICE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const parts = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${OFFICE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${OFFICE}.styles+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${OFFICE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${STRICT}/officeDocument/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${STRICT}/spreadsheetml/main" xmlns:r="${STRICT}/officeDocument/relationships" conformance="strict"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${STRICT}/officeDocument/relationships/worksheet" Target="worksheets/sheet1.xml"/>
<Relationship Id="rId2" Type="${STRICT}/officeDocument/relationships/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${STRICT}/spreadsheetml/main"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${STRICT}/spreadsheetml/main"><sheetData><row r="1"><c r="A1" s="1" t="d"><v>1987-03-12</v></c></row></sheetData></worksheet>`,
};
const bytes = Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(XML + text)]))));
const dayOf = (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value));
const workbook = new ExcelJS.Workbook();
await workbook.xlsx.load(bytes);
const exceljs = dayOf(workbook.worksheets[0].getCell('A1').value);
const [{ data }] = await readWorkbook(bytes);
const readExcelFile = dayOf(data[0][0]);
const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
console.log(`The cell says 1987-03-12: exceljs ${versionOf('exceljs')} ${exceljs}, read-excel-file ${versionOf('read-excel-file')} ${readExcelFile}`);
process.exit(exceljs === '1905-06-09' && readExcelFile === '1987-03-12' ? 0 : 1);
JS
node read.mjs
