#!/usr/bin/env bash
# Two tagged certificats joined into one file: each page names its tags by `StructParents`, a key into the file's own tree (ISO 32000-1, 14.7.4.4), and
# in two files made alike it is the same key. `qpdf one.pdf --pages . two.pdf --` keeps the tree of the first alone and the key of both: a reader of
# tags hears on the second page what the first one's tags say, the code and the holder of another certificat. pdf-lib, pdfunite, mutool, Ghostscript
# and qpdf into an empty file keep no tags, which is less and not wrong. Papers of several certificats are made as one file here, with tags of their own.
set -euo pipefail
command -v qpdf >/dev/null || apt-get install -y --no-install-recommends qpdf >/dev/null
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent pdfkit@0.20.2 pdfjs-dist@6.5.438 pdf-lib@1.17.1
cat >write.mjs <<'JS'
import { createWriteStream } from 'node:fs';
import PDFDocument from 'pdfkit';
for (const name of ['one', 'two']) {
  const pdf = new PDFDocument({ tagged: true, pdfVersion: '1.7', lang: 'fr-FR' });
  pdf.pipe(createWriteStream(`${name}.pdf`));
  const whole = pdf.struct('Document');
  pdf.addStructure(whole);
  whole.add(pdf.struct('Figure', { alt: `Code of certificat ${name}` }, () => pdf.rect(72, 72, 50, 50).fill()));
  whole.end();
  pdf.end();
}
JS
cat >read.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
const whole = await PDFDocument.create();
for (const name of ['one.pdf', 'two.pdf']) whole.addPage((await whole.copyPages(await PDFDocument.load(readFileSync(name)), [0]))[0]);
writeFileSync('pdf-lib.pdf', await whole.save());
const altsOf = (node) => (node === null ? [] : [...(node.alt === undefined ? [] : [node.alt]), ...(node.children ?? []).flatMap(altsOf)]);
async function told(name) {
  const document = await getDocument({ data: Uint8Array.from(readFileSync(name)), verbosity: VerbosityLevel.ERRORS }).promise;
  const pages = Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1));
  return Promise.all(pages.map(async (page) => altsOf(await (await page).getStructTree()).join() || 'nothing'));
}
const seen = { two: await told('two.pdf'), qpdf: await told('qpdf.pdf'), 'pdf-lib': await told('pdf-lib.pdf') };
console.log('told of each page:', seen);
const isSo = seen.two[0] === 'Code of certificat two' && seen.qpdf.every((alt) => alt === 'Code of certificat one') && seen['pdf-lib'].every((alt) => alt === 'nothing');
process.exit(isSo ? 0 : 1);
JS
node write.mjs
qpdf --version | sed -n 1p
qpdf one.pdf --pages . two.pdf -- qpdf.pdf
node read.mjs 2>/dev/null
