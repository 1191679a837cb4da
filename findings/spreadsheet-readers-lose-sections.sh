#!/usr/bin/env bash
# A text of XML may stand in a section of signs taken as they are (`<![CDATA[…]]>`, XML 1.0, 2.7), in the shared texts of a workbook too: a program that
# writes its XML by itself may choose it for a name with an ampersand. read-excel-file gives null for such a cell and ExcelJS an empty text, without an
# error: the person of that line has lost their name. SheetJS keeps it. We read lists with the first: `workbookSheets` escapes these texts before it
# hands the parts on.
set -eu
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts exceljs@4.4.0 fflate@0.8.3 read-excel-file@9.3.17 xlsx@0.18.5 >/dev/null
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ExcelJS from 'exceljs';
import { strToU8, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import XLSX from 'xlsx';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const parts = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${TYPE}.sharedStrings+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>
<Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"><si><t><![CDATA[Durand & fils]]></t></si><si><t>Zoé</t></si></sst>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row></sheetData></worksheet>`,
};
const bytes = Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
const workbook = new ExcelJS.Workbook();
await workbook.xlsx.load(bytes);
const { Sheets, SheetNames } = XLSX.read(bytes);
const seen = {
  'read-excel-file': (await readWorkbook(bytes))[0].data[0],
  exceljs: ['A1', 'B1'].map((at) => workbook.worksheets[0].getCell(at).value),
  xlsx: XLSX.utils.sheet_to_json(Sheets[SheetNames[0]], { header: 1 })[0],
};
for (const [name, row] of Object.entries(seen)) console.log(`${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version}: ${JSON.stringify(row)}`);
process.exit(JSON.stringify(seen) === '{"read-excel-file":[null,"Zoé"],"exceljs":["","Zoé"],"xlsx":["Durand & fils","Zoé"]}' ? 0 : 1);
JS
node read.mjs
