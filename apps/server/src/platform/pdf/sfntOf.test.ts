import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { sfntOf } from './sfntOf.ts';

const NAME = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff';
const woff = readFileSync(createRequire(import.meta.url).resolve(NAME));

/** The OpenType checksum: sum of a table's four-byte words. */
function sumOf(bytes: Buffer): number {
  const words = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
  bytes.copy(words);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

test('a font of the web opens to tables that lie one after the other and keep their sums', () => {
  const sfnt = sfntOf(woff);
  expect(sfnt.length).toBe(woff.readUInt32BE(16));
  const entries = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + index * 16).map((at) => {
    const [checksum, offset, length] = [
      sfnt.readUInt32BE(at + 4),
      sfnt.readUInt32BE(at + 8),
      sfnt.readUInt32BE(at + 12),
    ];
    return {
      tag: sfnt.toString('latin1', at, at + 4),
      checksum,
      bytes: sfnt.subarray(offset, offset + length),
      length,
    };
  });
  expect(entries.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'loca']));
  for (const { tag, checksum, bytes, length } of entries) {
    expect([tag, bytes.length]).toEqual([tag, length]);
    // The checksum of `head` counts the field of the file's own checksum as zero.
    const counted = Buffer.from(bytes);
    if (tag === 'head') counted.writeUInt32BE(0, 8);
    expect([tag, sumOf(counted)]).toEqual([tag, checksum]);
  }
});

test('what is not a font of the web is refused', () => {
  expect(() => sfntOf(Buffer.from('%PDF-1.7'))).toThrow('pas une police');
  expect(() => sfntOf(sfntOf(woff))).toThrow('pas une police');
});
