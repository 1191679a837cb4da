#!/usr/bin/env bash
# Ghostscript 10.00 (Debian 12) reads a ToUnicode map whose range (`bfrange`) has an array of characters wrong, and writes what it read into the
# PDF that it saves: the letters look the same, and are copied as others (U+2019 as « 9 », Ł as « A »). One line a character (`bfchar`) comes out right.
set -euo pipefail
command -v gs >/dev/null || apt-get install -y --no-install-recommends ghostscript >/dev/null
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent pdfkit@0.20.2 pdfjs-dist@6.5.438 dejavu-fonts-ttf@2.37.3
cat >write.mjs <<'JS'
import { createWriteStream } from 'node:fs';
import PDFDocument from 'pdfkit';
const pdf = new PDFDocument({ compress: false });
pdf.pipe(createWriteStream('ranges.pdf'));
pdf.font('node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf').fontSize(20).text('Łukasz d’Œuvre');
pdf.end();
JS
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
const textOf = async (name) => {
  const page = await (await getDocument({ data: Uint8Array.from(readFileSync(name)) }).promise).getPage(1);
  return (await page.getTextContent()).items.map(({ str }) => str).join('');
};
const [before, after] = [await textOf('ranges.pdf'), await textOf('saved.pdf')];
console.log({ before, after });
process.exit(before === 'Łukasz d’Œuvre' && after !== before ? 0 : 1);
JS
node write.mjs
grep -aq beginbfrange ranges.pdf
echo "Ghostscript $(gs --version)"
gs -q -dBATCH -dNOPAUSE -sDEVICE=pdfwrite -o saved.pdf ranges.pdf
node read.mjs 2>/dev/null
