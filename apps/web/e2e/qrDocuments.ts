import { crc32, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { qrModules } from '../src/papier/qrModules.ts';

type Raster = { readonly width: number; readonly height: number; readonly grey: Buffer };

/** A white sheet with a code in its middle; `scale` is the width of a module in pixels. */
function sheet(text: string, width: number, height: number, scale: number): Raster {
  const modules = qrModules(text);
  const left = Math.floor((width - modules.length * scale) / 2);
  const top = Math.floor((height - modules.length * scale) / 2);
  const isDark = (x: number, y: number) =>
    modules[Math.floor((y - top) / scale)]?.[Math.floor((x - left) / scale)] === true;
  const grey = Buffer.alloc(width * height, 0xff);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (isDark(x, y)) grey[y * width + x] = 0;
  }
  return { width, height, grey };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Sheets of one height side by side. */
function besides(sheets: readonly Raster[]): Raster {
  const height = sheets[0]?.height ?? 0;
  const width = sheets.reduce((sum, one) => sum + one.width, 0);
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.concat(sheets.map((one) => one.grey.subarray(y * one.width, (y + 1) * one.width))),
  );
  return { width, height, grey: Buffer.concat(rows) };
}

/** A picture of sheets with a code each, side by side (PNG, third edition). */
export function qrPicture(...texts: readonly string[]): Buffer {
  const { width, height, grey } = besides(texts.map((text) => sheet(text, 900, 600, 5)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.concat([Buffer.from([0]), grey.subarray(y * width, (y + 1) * width)]),
  );
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

/** An A4 page with a code of two centimetres in a corner; with `userPassword` it cannot be read without it; `before` pages stand before it. */
export async function qrPdf(
  text: string,
  { userPassword, before = 0 }: { readonly userPassword?: string; readonly before?: number } = {},
): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', ...(userPassword === undefined ? {} : { userPassword }) });
  for (let page = 0; page < before; page++) document.addPage();
  const modules = qrModules(text);
  const side = 57 / modules.length;
  document.fontSize(28).text('Certificat de sauveteur secouriste du travail', 72, 72);
  for (const [y, row] of modules.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) document.rect(480 + x * side, 720 + y * side, side, side).fill('black');
    }
  }
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve) => void document.on('end', () => resolve()));
  document.end();
  await ended;
  return Buffer.concat(parts);
}
