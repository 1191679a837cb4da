#!/usr/bin/env bash
# Words of a layer that the file itself sets off are not on the page (ISO 32000-1, 8.11: optional content is drawn, or not, by the configuration): pdf.js
# draws the page without them, and its getTextContent gives them all the same, between the others and with nothing that tells them apart. Poppler's
# pdftotext leaves them out. A model whose specimen or other language is a layer that is off reads as if it said both. Our check of a document compares
# only letters that change the picture of the page (decision 0099).
set -euo pipefail
command -v pdftotext >/dev/null || apt-get install -y --no-install-recommends poppler-utils >/dev/null
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent pdfjs-dist@6.5.438
cat >read.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { getDocument, version, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
const content = `/OC /L0 BDC BT /F0 12 Tf 10 150 Td (SPECIMEN) Tj ET EMC BT /F0 12 Tf 10 100 Td (valable) Tj ET`;
const objects = [
  '<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [6 0 R] /D << /Order [6 0 R] /OFF [6 0 R] >> >> >>',
  '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /Font << /F0 5 0 R >> /Properties << /L0 6 0 R >> >> >>',
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  '<< /Type /OCG /Name (modele) >>',
];
let pdf = '%PDF-1.7\n';
const offsets = objects.map((object, at) => {
  const offset = pdf.length;
  pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
  return offset;
});
const table = pdf.length;
pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((one) => `${String(one).padStart(10, '0')} 00000 n \n`).join('')}`;
pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
writeFileSync('layer.pdf', pdf);
const document = await getDocument({ data: Uint8Array.from(Buffer.from(pdf, 'latin1')), verbosity: VerbosityLevel.ERRORS }).promise;
const layers = await document.getOptionalContentConfig();
const { items } = await (await document.getPage(1)).getTextContent();
const words = items.map(({ str }) => str).filter((text) => text !== '').join(' ');
const poppler = execFileSync('pdftotext', ['layer.pdf', '-'], { encoding: 'utf8' }).trim();
const isOff = [...layers].every(([, { visible }]) => !visible);
console.log(`The layer is ${isOff ? 'off' : 'on'}. pdfjs-dist ${version}: « ${words} », pdftotext: « ${poppler} »`);
process.exit(isOff && words === 'SPECIMEN valable' && poppler === 'valable' ? 0 : 1);
JS
pdftotext -v 2>&1 | sed -n 1p
node read.mjs 2>/dev/null
