import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { neighbourOf, type Way } from './neighbourOf.ts';

const place = (name: string, column: number, row: number) => ({ name, column, row });
const TILES = [
  place('north', 2, 0),
  place('west', 0, 1),
  place('middle', 2, 1),
  place('east', 3, 1),
  place('far east', 6, 1),
  place('south-east', 3, 2),
  place('island', 0, 5),
];
const from = (name: string) => TILES.find((tile) => tile.name === name) ?? place(name, 0, 0);
const go = (name: string, way: Way) => neighbourOf(TILES, from(name), way).name;

test('an arrow goes to the tile beside, over a gap where there is one', () => {
  expect([go('middle', 'ArrowRight'), go('middle', 'ArrowLeft'), go('east', 'ArrowRight')]).toEqual([
    'east',
    'west',
    'far east',
  ]);
  expect([go('middle', 'ArrowUp'), go('east', 'ArrowDown')]).toEqual(['north', 'south-east']);
});
test('without a tile on the line it goes to the nearest that lies that way', () => {
  expect(go('middle', 'ArrowDown')).toBe('south-east');
  expect(go('west', 'ArrowDown')).toBe('island');
  expect(go('north', 'ArrowLeft')).toBe('west');
});
test('at the edge it stays', () => {
  expect([go('north', 'ArrowUp'), go('far east', 'ArrowRight'), go('island', 'ArrowDown')]).toEqual([
    'north',
    'far east',
    'island',
  ]);
});
test('it never goes the other way', () => {
  const tiles = fc.array(fc.record({ column: fc.nat(11), row: fc.nat(11) }), { minLength: 1 });
  fc.assert(
    fc.property(tiles, (all) => {
      const [one] = all;
      if (one === undefined) return;
      expect(neighbourOf(all, one, 'ArrowLeft').column).toBeLessThanOrEqual(one.column);
      expect(neighbourOf(all, one, 'ArrowRight').column).toBeGreaterThanOrEqual(one.column);
      expect(neighbourOf(all, one, 'ArrowUp').row).toBeLessThanOrEqual(one.row);
      expect(neighbourOf(all, one, 'ArrowDown').row).toBeGreaterThanOrEqual(one.row);
    }),
  );
});
