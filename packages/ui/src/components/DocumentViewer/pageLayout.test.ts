import { expect, test } from 'vitest';
import { layPages, pageAt, PAGE_GAP, percentOf, scaleOf, zoomStep } from './pageLayout.ts';

const A4 = { width: 600, height: 800 };

test('pages stand one under the other; one not read yet is as large as the first', () => {
  const layout = layPages(3, new Map([[2, { width: 800, height: 600 }]]), A4, 0.5);
  expect(layout.tops).toEqual([PAGE_GAP, PAGE_GAP * 2 + 400, PAGE_GAP * 3 + 700]);
  expect(layout.height).toBe(PAGE_GAP * 4 + 1100);
  expect(layout.sizeOf(2)).toEqual({ width: 400, height: 300 });
  expect([-5, 0, PAGE_GAP, PAGE_GAP * 2 + 400, 10_000].map((y) => pageAt(layout, y))).toEqual([1, 1, 1, 2, 3]);
});
test('a zoom is a percentage of paper, or the room that there is', () => {
  expect(percentOf(scaleOf(100, 600, 10))).toBe(100);
  expect(scaleOf('width', 600, 600 + 2 * PAGE_GAP)).toBe(1);
  // In no room at all, a page stays to be seen.
  expect(percentOf(scaleOf('width', 600, 0))).toBe(25);
  expect([zoomStep(100, 1), zoomStep(100, -1), zoomStep(97, 1), zoomStep(400, 1), zoomStep(25, -1)]).toEqual([
    110, 90, 100, 400, 25,
  ]);
});
