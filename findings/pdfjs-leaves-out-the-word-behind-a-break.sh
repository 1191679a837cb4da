#!/usr/bin/env bash
# A word that is broken at the end of a line says in the file what it is whole (`ActualText`, ISO 32000-1, 14.9.4, whose example is such a word): word
# processors write it so that it can be copied and searched for. pdf.js gives the two halves with the hyphen, and nothing of the word; Poppler gives the word.
# Who reads an attestation with pdf.js finds « attes- » and « tation ». Our check of a document takes its values from lines of their own (title, holder,
# days, number), and what is not read accuses nobody (decision 0099); our own papers are set without hyphens.
set -euo pipefail
command -v pdftotext >/dev/null || apt-get install -y --no-install-recommends poppler-utils >/dev/null
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent pdfjs-dist@6.5.438
cat >read.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { getDocument, version, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
const shown = (text, x, y) => `BT /F0 12 Tf ${x} ${y} Td (${text}) Tj ET`;
const content = `/Span << /ActualText (attestation) >> BDC ${shown('attes-', 100, 150)} ${shown('tation', 10, 135)} EMC`;
const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /Font << /F0 5 0 R >> >> >>',
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];
let pdf = '%PDF-1.7\n';
const offsets = objects.map((object, at) => {
  const offset = pdf.length;
  pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
  return offset;
});
const table = pdf.length;
pdf += `xref\n0 6\n0000000000 65535 f \n${offsets.map((one) => `${String(one).padStart(10, '0')} 00000 n \n`).join('')}`;
pdf += `trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
writeFileSync('word.pdf', pdf);
const document = await getDocument({ data: Uint8Array.from(Buffer.from(pdf, 'latin1')), verbosity: VerbosityLevel.ERRORS }).promise;
const { items } = await (await document.getPage(1)).getTextContent({ includeMarkedContent: true });
const pdfJs = items.map(({ str }) => str).filter((text) => text).join(' ');
const poppler = execFileSync('pdftotext', ['word.pdf', '-'], { encoding: 'utf8' }).trim();
console.log(`pdfjs-dist ${version}: « ${pdfJs} », pdftotext: « ${poppler} »`);
process.exit(pdfJs === 'attes- tation' && !JSON.stringify(items).includes('attestation') && poppler === 'attestation' ? 0 : 1);
JS
pdftotext -v 2>&1 | sed -n 1p
node read.mjs 2>/dev/null
