#!/usr/bin/env bash
# Where a row and its cells stand may be left out of a sheet: `r` is optional in both (ECMA-376, part 1, 18.3.1.73 and 18.3.1.4), each then follows the
# one before, which suits a program that writes row by row. SheetJS reads such a list; read-excel-file and ExcelJS stop on an error of their own, and
# the list could not be read at all. We read lists with the first: `workbookSheets` writes the addresses before it hands the sheet on.
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
const cell = (text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const parts = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData><row>${cell('Nom')}${cell('Prénom')}</row><row>${cell('DURAND')}${cell('Zoé')}</row></sheetData></worksheet>`,
};
const bytes = Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
const READERS = {
  'read-excel-file': async () => (await readWorkbook(bytes))[0].data,
  exceljs: async () => {
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(bytes);
    return workbook.worksheets[0].getSheetValues();
  },
  xlsx: async () => {
    const { Sheets, SheetNames } = XLSX.read(bytes);
    return XLSX.utils.sheet_to_json(Sheets[SheetNames[0]], { header: 1 });
  },
};
const seen = {};
for (const [name, read] of Object.entries(READERS)) {
  seen[name] = await read().then(JSON.stringify, (error) => `stops: ${error.message}`);
  console.log(`${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version}: ${seen[name]}`);
}
const isSo = seen['read-excel-file'].startsWith('stops') && seen.exceljs.startsWith('stops') && seen.xlsx === '[["Nom","Prénom"],["DURAND","Zoé"]]';
process.exit(isSo ? 0 : 1);
JS
node read.mjs
