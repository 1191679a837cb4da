import { inflateSync } from 'node:zlib';

const SIGNATURE = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/**
 * Unpacks a web font (WOFF 1.0, W3C) into plain tables (OpenType, sfnt): otherwise reading a table would decompress it for each character.
 * Throws if the file is not WOFF.
 */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.length < WOFF_HEADER || woff.readUInt32BE(0) !== SIGNATURE) throw new Error('ce n’est pas une police WOFF');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = WOFF_HEADER + index * WOFF_ENTRY;
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const bytes = woff.subarray(offset, offset + packed);
    // WOFF stores uncompressed the tables that compression would not shrink.
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      length,
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const start = SFNT_HEADER + count * SFNT_ENTRY;
  const sfnt = Buffer.alloc(tables.reduce((size, { length }) => size + padded(length), start));
  const selector = Math.floor(Math.log2(count));
  woff.copy(sfnt, 0, 4, 8);
  sfnt.writeUInt16BE(count, 4);
  sfnt.writeUInt16BE(2 ** selector * SFNT_ENTRY, 6);
  sfnt.writeUInt16BE(selector, 8);
  sfnt.writeUInt16BE((count - 2 ** selector) * SFNT_ENTRY, 10);
  let offset = start;
  for (const [index, { tag, checksum, length, bytes }] of tables.entries()) {
    const at = SFNT_HEADER + index * SFNT_ENTRY;
    tag.copy(sfnt, at);
    checksum.copy(sfnt, at + 4);
    sfnt.writeUInt32BE(offset, at + 8);
    sfnt.writeUInt32BE(length, at + 12);
    bytes.copy(sfnt, offset);
    offset += padded(length);
  }
  return sfnt;
}
