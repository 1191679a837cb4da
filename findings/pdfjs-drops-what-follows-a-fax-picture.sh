#!/usr/bin/env bash
# pdfjs-dist 6.5.438 without `wasmUrl`: an inline mask in CCITT group 4 takes with it all that follows on its page. Its operators end there,
# no error reaches the caller, and getTextContent still gives the words after it. Ghostscript saves the code of a certificate so.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent pdfjs-dist@6.5.438
cat >try.mjs <<'JS'
import { getDocument, OPS, VerbosityLevel, version } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Eight white points a line, two lines, in group 4: each line is "vertical 0", then the end of the block.
const fax = Buffer.from('c0010010', 'hex').toString('latin1');
const content = `q 100 0 0 100 0 0 cm BI /W 8 /H 2 /IM true /F /CCF /DP << /K -1 /Columns 8 /Rows 2 >> ID ${fax}\nEI Q
BT /F0 12 Tf 10 150 Td (apres) Tj ET 0 0 10 10 re f`;
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
const read = async (options) => {
  const data = Uint8Array.from(Buffer.from(pdf, 'latin1'));
  const task = getDocument({ data, useWasm: false, verbosity: VerbosityLevel.ERRORS, ...options });
  const page = await (await task.promise).getPage(1);
  const { fnArray } = await page.getOperatorList();
  const { items } = await page.getTextContent();
  await task.destroy();
  return { drawn: fnArray.includes(OPS.showText), read: items.some(({ str }) => str === 'apres') };
};
const without = await read({});
const wasmUrl = new URL('node_modules/pdfjs-dist/wasm/', import.meta.url).href;
const given = await read({ wasmUrl });
console.log({ version, without, given });
process.exit(!without.drawn && without.read && given.drawn ? 0 : 1);
JS
node try.mjs 2>/dev/null
