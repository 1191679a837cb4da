#!/usr/bin/env bash
# In a ZIP written as it comes the length of a file stands behind it, whatever the method (APPNOTE 6.3.10, 4.4.4, bit 3), and the directory at the end
# tells it again. Read as it comes, where the file is stored and is an archive itself (a .docx is one), unzipper takes the descriptor of the inner
# archive for the outer one: it gives the first bytes of the letter, loses the file after it and ends without an error; fflate's Unzip shows the inner
# file as one more. With the directory (unzipper.Open, fflate.unzipSync) all is read. The archive of a demande's documents was such a one; the
# head of each file now tells its length (decision 0068), and each reader finds them all.
set -eu
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts fflate@0.8.3 unzipper@0.12.5 yazl@3.3.1 >/dev/null
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Unzip, UnzipPassThrough, unzipSync } from 'fflate';
import unzipper from 'unzipper';
import { ZipFile } from 'yazl';
function archiveOf(files) {
  const zip = new ZipFile();
  for (const [name, bytes] of files) zip.addReadStream(Readable.from([bytes]), name, { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}
const letter = await archiveOf([['word/document.xml', Buffer.from('<document/>')]]);
const archive = await archiveOf([['letter.docx', letter], ['note.txt', Buffer.from('bonjour')]]);
const told = (files) => files.map(([name, { length }]) => `${name} ${length}`).join(', ');
async function asItComes() {
  const files = [];
  for await (const entry of Readable.from([archive]).pipe(unzipper.Parse({ forceStream: true }))) files.push([entry.path, await entry.buffer()]);
  return files;
}
async function byDirectory() {
  const { files } = await unzipper.Open.buffer(archive);
  return Promise.all(files.map(async (file) => [file.path, await file.buffer()]));
}
function fflateAsItComes() {
  const files = [];
  const reader = new Unzip((part) => {
    const parts = [];
    part.ondata = (error, data, isLast) => {
      if (error !== null) throw error;
      parts.push(data);
      if (isLast) files.push([part.name, Buffer.concat(parts)]);
    };
    part.start();
  });
  reader.register(UnzipPassThrough);
  reader.push(archive, true);
  return files;
}
const right = `letter.docx ${letter.length}, note.txt 7`;
const seen = {
  'unzipper as it comes': told(await asItComes()),
  'unzipper by the directory': told(await byDirectory()),
  'fflate as it comes': told(fflateAsItComes()),
  'fflate by the directory': told(Object.entries(unzipSync(archive))),
};
const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
console.log(`unzipper ${versionOf('unzipper')}, fflate ${versionOf('fflate')}; in the archive: ${right}`);
console.log(seen);
const [streamed, whole, other, otherWhole] = Object.values(seen);
process.exit(!streamed.includes('note.txt') && other.includes('word/document.xml 11') && whole === right && otherWhole === right ? 0 : 1);
JS
node read.mjs
