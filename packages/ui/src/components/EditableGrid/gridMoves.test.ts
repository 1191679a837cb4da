import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HEAD, type Place, placeAfter, placeAfterTab, placeOfFault } from './gridMoves.ts';

const BOUNDS = { rows: 10, columns: 5, page: 4 };
const from = (row: number, column: number) => ({ row, column });

test('arrows move by one cell and stop at the edges; above the first row stand the headings', () => {
  expect(placeAfter('ArrowUp', false, from(0, 2), BOUNDS)).toEqual(from(HEAD, 2));
  expect(placeAfter('ArrowUp', false, from(HEAD, 2), BOUNDS)).toEqual(from(HEAD, 2));
  expect(placeAfter('ArrowDown', false, from(9, 2), BOUNDS)).toEqual(from(9, 2));
  expect(placeAfter('ArrowLeft', false, from(3, 0), BOUNDS)).toEqual(from(3, 0));
  expect(placeAfter('ArrowRight', false, from(3, 3), BOUNDS)).toEqual(from(3, 4));
  expect(placeAfter('ArrowRight', false, from(3, 4), BOUNDS)).toEqual(from(3, 4));
  expect(placeAfter('Enter', false, from(3, 4), BOUNDS)).toEqual(from(4, 4));
});

test('with Ctrl, and by Home, End and the page keys, one goes far', () => {
  expect(placeAfter('ArrowUp', true, from(5, 2), BOUNDS)).toEqual(from(0, 2));
  expect(placeAfter('ArrowDown', true, from(5, 2), BOUNDS)).toEqual(from(9, 2));
  expect(placeAfter('ArrowLeft', true, from(5, 2), BOUNDS)).toEqual(from(5, 0));
  expect(placeAfter('ArrowRight', true, from(5, 2), BOUNDS)).toEqual(from(5, 4));
  expect(placeAfter('Home', false, from(5, 2), BOUNDS)).toEqual(from(5, 0));
  expect(placeAfter('Home', true, from(5, 2), BOUNDS)).toEqual(from(0, 0));
  expect(placeAfter('End', false, from(5, 2), BOUNDS)).toEqual(from(5, 4));
  expect(placeAfter('End', true, from(5, 2), BOUNDS)).toEqual(from(9, 4));
  expect(placeAfter('PageDown', false, from(5, 2), BOUNDS)).toEqual(from(9, 2));
  expect(placeAfter('PageUp', false, from(2, 2), BOUNDS)).toEqual(from(0, 2));
  expect(placeAfter('a', false, from(5, 2), BOUNDS)).toBeUndefined();
});

test('Tab goes right, then to the next row, and leaves after the last cell', () => {
  expect(placeAfterTab(false, from(0, 0), 2, 3)).toEqual(from(0, 1));
  expect(placeAfterTab(false, from(0, 2), 2, 3)).toEqual(from(0, 3));
  expect(placeAfterTab(false, from(0, 3), 2, 3)).toEqual(from(1, 1));
  expect(placeAfterTab(false, from(0, 4), 2, 3)).toEqual(from(1, 1));
  expect(placeAfterTab(false, from(1, 3), 2, 3)).toBeUndefined();
  expect(placeAfterTab(true, from(1, 4), 2, 3)).toEqual(from(1, 3));
  expect(placeAfterTab(true, from(1, 1), 2, 3)).toEqual(from(0, 3));
  expect(placeAfterTab(true, from(0, 1), 2, 3)).toBeUndefined();
});

test('the next fault is looked for row by row, and round again', () => {
  const faulty = [from(4, 3), from(1, 2), from(4, 1)];
  expect(placeOfFault(faulty, from(0, 0), false)).toEqual(from(1, 2));
  expect(placeOfFault(faulty, from(4, 1), false)).toEqual(from(4, 3));
  expect(placeOfFault(faulty, from(4, 3), false)).toEqual(from(1, 2));
  expect(placeOfFault(faulty, from(4, 1), true)).toEqual(from(1, 2));
  expect(placeOfFault(faulty, from(1, 2), true)).toEqual(from(4, 3));
  expect(placeOfFault([], from(1, 2), true)).toBeUndefined();
});

test('no key leaves the grid, wherever one is', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', 'Enter'];
  const walk = fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean()), { maxLength: 40 });
  fc.assert(
    fc.property(walk, fc.nat({ max: 12 }), (steps, rows) => {
      const bounds = { rows, columns: 5, page: 4 };
      let place: Place = from(Math.min(0, rows - 1), 1);
      for (const [key, isFar] of steps) {
        place = placeAfter(key, isFar, place, bounds) ?? place;
        expect(place.row).toBeGreaterThanOrEqual(HEAD);
        expect(place.row).toBeLessThan(Math.max(rows, 0));
        expect(place.column).toBeGreaterThanOrEqual(0);
        expect(place.column).toBeLessThan(5);
      }
    }),
  );
});
