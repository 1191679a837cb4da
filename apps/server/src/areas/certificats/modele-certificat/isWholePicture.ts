import { POINTS_MAX } from '@habilis/domain/modele-certificat/images';
import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';

const isDrawable = (width: number, height: number): boolean => width * height > 0 && width * height <= POINTS_MAX;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Samples of a point by the type of its colour (PNG, table 11.1). */
const SAMPLES = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);

/** The parts of a PNG up to its end; null when it ends before. */
function partsOfPng(bytes: Buffer): { readonly head: Buffer; readonly data: readonly Buffer[] } | null {
  const data: Buffer[] = [];
  let head: Buffer | null = null;
  for (let at = PNG.length; at + 8 <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const content = bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at));
    if (type === 'IHDR') head = content;
    if (type === 'IDAT') data.push(content);
    if (type === 'IEND') return head !== null && head.length === 13 ? { head, data } : null;
    at += content.length + 12;
  }
  return null;
}

/** Whether what is packed unpacks without fault to this many bytes; counted as they come, none is kept. */
async function unpacksTo(least: number, data: readonly Buffer[]): Promise<boolean> {
  let length = 0;
  try {
    for await (const part of Readable.from(data).pipe(createInflate())) {
      length += (part as Buffer).length;
      // Rows have a byte more, and interlaced ones are cut in seven.
      if (length > least * 2 + POINTS_MAX) return false;
    }
  } catch {
    return false;
  }
  return length >= least;
}

async function isWholePng(bytes: Buffer): Promise<boolean> {
  const parts = partsOfPng(bytes);
  if (parts === null) return false;
  const [width, height] = [parts.head.readUInt32BE(0), parts.head.readUInt32BE(4)];
  const samples = SAMPLES.get(parts.head.readUInt8(9));
  if (samples === undefined || !isDrawable(width, height)) return false;
  return unpacksTo(Math.ceil((width * height * samples * parts.head.readUInt8(8)) / 8), parts.data);
}

const [FRAME_FIRST, FRAME_LAST, SCAN] = [0xc0, 0xc2, 0xda];
const END = Buffer.from([0xff, 0xd9]);

/** A JPEG of a kind that PDF shows: its frame before its scan, and its end after it. */
function isWholeJpeg(bytes: Buffer): boolean {
  let isFramed = false;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === SCAN) return isFramed && bytes.indexOf(END, at) !== -1;
    if (marker >= FRAME_FIRST && marker <= FRAME_LAST)
      isFramed = isDrawable(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
    // A marker may be filled up with the sign that begins it.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

/** Whether a picture can be printed: a PNG or a JPEG that was cut short, or is too large, would keep every certificat of its model from being printed (MC13). */
export async function isWholePicture(content: Uint8Array): Promise<boolean> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return bytes.subarray(0, PNG.length).equals(PNG) ? isWholePng(bytes) : isWholeJpeg(bytes);
}
