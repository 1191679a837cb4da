#!/usr/bin/env bash
# « Print to PDF » through PostScript: pdftops of Poppler turns the page into PostScript (as cups-filters do for a queue in PostScript), Ghostscript turns
# that into PDF. PostScript has no table of what the glyphs of a composite font mean (ISO 32000-1, 9.10.3, ToUnicode), and pdftops writes none: the letters
# look the same, and every word in such a font, the name of the holder first, is copied and searched for as other signs. A word in Helvetica stays.
# A certificat printed so is no modified one here: what is not read accuses nobody, its code is read, and the page says « À comparer à l’œil » (decision 0099).
set -euo pipefail
command -v gs >/dev/null || apt-get install -y --no-install-recommends ghostscript >/dev/null
command -v pdftops >/dev/null || apt-get install -y --no-install-recommends poppler-utils >/dev/null
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent dejavu-fonts-ttf@2.37.3 pdfkit@0.20.2 pdfjs-dist@6.5.438
cat >write.mjs <<'JS'
import { createWriteStream } from 'node:fs';
import PDFDocument from 'pdfkit';
const pdf = new PDFDocument();
pdf.pipe(createWriteStream('certificat.pdf'));
pdf.fontSize(20).font('node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf').text('Zoé Lefèvre');
pdf.font('Helvetica').text('Certificat');
pdf.end();
JS
cat >read.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
const pdfJs = async (name) => {
  const page = await (await getDocument({ data: Uint8Array.from(readFileSync(name)), verbosity: VerbosityLevel.ERRORS }).promise).getPage(1);
  return (await page.getTextContent()).items.map(({ str }) => str).join(' ');
};
const poppler = (name) => execFileSync('pdftotext', [name, '-'], { encoding: 'utf8' });
const has = (text) => `${text.includes('Lefèvre') ? 'the name' : 'no name'}, ${text.includes('Certificat') ? 'the word in Helvetica' : 'no word in Helvetica'}`;
const seen = {};
for (const name of ['certificat.pdf', 'printed.pdf']) seen[name] = [has(await pdfJs(name)), has(poppler(name))];
console.log('read by pdf.js and by pdftotext:', seen);
const isSo =
  seen['certificat.pdf'].every((one) => one === 'the name, the word in Helvetica') && seen['printed.pdf'].every((one) => one === 'no name, the word in Helvetica');
process.exit(isSo ? 0 : 1);
JS
node write.mjs
pdftops -v 2>&1 | sed -n 1p
echo "Ghostscript $(gs --version)"
pdftops certificat.pdf certificat.ps
gs -q -dBATCH -dNOPAUSE -sDEVICE=pdfwrite -o printed.pdf certificat.ps
node read.mjs 2>/dev/null
