#!/usr/bin/env bash
# A QR code may be light on dark, and may be seen in a mirror: both are of the standard (ISO/IEC 18004:2015, 6.2: reflectance reversal, mirror
# imaging). Of four readers zbar reads no light code, `qr` none in a mirror, jsQR and zxing both. A code on a dark card, or on a sheet held against
# the light, is read by one telephone and not by the next. We read with `qr` and look at each picture in a mirror as well (`decodeQr`); our own codes
# are dark on white, and a test holds that zbar and zxing read the paper.
set -eu
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @undecaf/zbar-wasm@0.11.0 jsqr@1.4.0 lean-qr@2.7.4 qr@0.7.0 zxing-wasm@3.1.6 >/dev/null
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { scanGrayBuffer } from '@undecaf/zbar-wasm';
import jsQR from 'jsqr';
import { generate } from 'lean-qr';
import { decodeQR } from 'qr/decode.js';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
prepareZXingModule({ overrides: { wasmBinary: readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm').buffer } });
const TEXT = 'HTTPS://EXAMPLE.ORG/CERTIFICAT/ABC123';
const code = generate(TEXT);
const [SCALE, QUIET] = [4, 4];
const side = (code.size + 2 * QUIET) * SCALE;
function picture({ isLight, isMirrored }) {
  const grey = Uint8Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [at % side, Math.floor(at / side)].map((place) => Math.floor(place / SCALE) - QUIET);
    const isDark = Math.min(x, y) >= 0 && Math.max(x, y) < code.size && code.get(isMirrored ? code.size - 1 - x : x, y);
    return isDark !== isLight ? 0 : 255;
  });
  const data = Uint8ClampedArray.from({ length: grey.length * 4 }, (_, at) => (at % 4 === 3 ? 255 : grey[Math.floor(at / 4)]));
  return { grey, image: { data, width: side, height: side } };
}
const READERS = {
  '@undecaf/zbar-wasm': async ({ grey }) => (await scanGrayBuffer(grey.buffer, side, side))[0]?.decode(),
  jsqr: async ({ image }) => jsQR(image.data, side, side)?.data,
  qr: async ({ image }) => decodeQR(image),
  'zxing-wasm': async ({ image }) => (await readBarcodes(image, { formats: ['QRCode'] }))[0]?.text,
};
globalThis.ImageData ??= class ImageData {};
const CASES = { plain: [false, false], light: [true, false], mirrored: [false, true] };
const seen = {};
for (const [name, read] of Object.entries(READERS)) {
  const answers = [];
  for (const [isLight, isMirrored] of Object.values(CASES)) answers.push((await read(picture({ isLight, isMirrored })).catch(() => null)) === TEXT);
  seen[name] = answers.map(Number).join('');
  const told = Object.keys(CASES).map((kind, at) => `${kind} ${answers[at] ? 'read' : 'not read'}`);
  console.log(`${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version}: ${told.join(', ')}`);
}
process.exit(Object.values(seen).join() === '101,111,110,111' ? 0 : 1);
JS
node read.mjs
