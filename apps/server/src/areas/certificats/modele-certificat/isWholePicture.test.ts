import { expect, test } from 'vitest';
import { pngOf } from '../../../test/pngOf.ts';
import { isWholePicture } from './isWholePicture.ts';

/** A JPEG as far as its parts are read: what is in its scan is not. */
const jpegOf = ({ frame = 0xc0, width = 8, height = 8, end = [0xff, 0xd9] } = {}): Buffer =>
  Buffer.from(
    [
      [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0],
      [0xff, 0xff, frame, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255],
      [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0],
      [0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0, 1, 2, 3, ...end],
    ].flat(),
  );

test.each([
  ['of colours', pngOf({ width: 9, height: 5 })],
  ['with transparency', pngOf({ colour: 6 })],
  ['of sixteen bits', pngOf({ colour: 6, depth: 16, width: 3 })],
  ['of black and white', pngOf({ colour: 0, depth: 1, width: 17, height: 3 })],
  ['with a palette of sixteen', pngOf({ colour: 3, depth: 4, width: 5 })],
  ['of a whole sheet', pngOf({ colour: 0, depth: 1, width: 4960, height: 7016 })],
  ['by lines', jpegOf()],
  ['by passes', jpegOf({ frame: 0xc2 })],
])('[MC13] a picture %s is whole', async (_, bytes) => {
  expect(await isWholePicture(bytes)).toBe(true);
});

test.each([
  ['without its last bytes', pngOf({ width: 9 }).subarray(0, -6)],
  ['whose points end early', pngOf({ width: 40, height: 40, packed: (data) => data.subarray(0, -9) })],
  ['with fewer rows than it says', pngOf({ width: 9, height: 5, rows: Buffer.alloc(56) })],
  ['whose points are packed by no rule', pngOf({ packed: () => Buffer.from('garbage') })],
  ['without width', pngOf({ width: 0 })],
  ['of a colour that no rule has', pngOf({ colour: 5 })],
  ['of which there is a head alone', pngOf().subarray(0, 33)],
  ['that unpacks to thousands of times its size', pngOf({ width: 30_000, height: 30_000, rows: Buffer.alloc(9) })],
  ['that goes on far beyond what it says', pngOf({ rows: Buffer.alloc(40_000_000) })],
  ['without its end', jpegOf({ end: [] })],
  ['of a kind that no PDF shows', jpegOf({ frame: 0xc9 })],
  ['too large', jpegOf({ width: 60_000, height: 60_000 })],
  ['of which there is a beginning alone', jpegOf().subarray(0, 20)],
])('[MC13] a picture %s is not', async (_, bytes) => {
  expect(await isWholePicture(bytes)).toBe(false);
});
