import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeMarks, placeOf } from './placeMarks.ts';

const MONTHS = [
  '2026-10',
  '2026-11',
  '2026-12',
  '2027-01',
  '2027-02',
  '2027-03',
  '2027-04',
  '2027-05',
  '2027-06',
  '2027-07',
  '2027-08',
  '2027-09',
];
const SPACE = { months: MONTHS, width: 850 };
const mark = (date: string, text = 'PRAP IBC fin') => ({ date, text });
const textOf = (marks: readonly { readonly text: string }[]) =>
  marks.length === 1 ? (marks[0]?.text ?? '') : `${marks.length} échéances`;
const place = (...marks: readonly ReturnType<typeof mark>[]) => placeMarks(marks, SPACE, textOf);

test('a day stands in its month, all months of one width', () => {
  expect(placeOf('2026-10-01', MONTHS)).toBe(0);
  expect(placeOf('2027-01-01', MONTHS)).toBe(3 / 12);
  expect(placeOf('2027-02-15', MONTHS)).toBe(4.5 / 12);
  expect(placeOf('2026-12-31', MONTHS)).toBeCloseTo((2 + 30 / 31) / 12);
  expect([placeOf('2026-09-30', MONTHS), placeOf('2027-10-01', MONTHS)]).toEqual([0, 1]);
});

test('those that would touch share one place; those apart keep their own', () => {
  expect(place(mark('2026-11-24'), mark('2027-03-10')).map(({ marks }) => marks.length)).toEqual([1, 1]);
  const [only] = place(mark('2026-11-28'), mark('2026-11-24'));
  expect(only?.marks.map(({ date }) => date)).toEqual(['2026-11-24', '2026-11-28']);
  expect(only?.at).toBe(placeOf('2026-11-24', MONTHS));
});

test('where the line ends, the text stands before its node', () => {
  expect(place(mark('2027-09-20'))[0]?.isBefore).toBe(true);
  expect(place(mark('2026-10-02'))[0]?.isBefore).toBe(false);
});

test('whatever the marks, none is lost, their order is that of the days, and no two places overlap', () => {
  const days = fc
    .integer({ min: 0, max: 364 })
    .map((count) => new Date(Date.UTC(2026, 9, 1 + count)).toISOString().slice(0, 10));
  const marks = fc.array(fc.record({ date: days, text: fc.string({ maxLength: 40 }) }), { maxLength: 30 });
  fc.assert(
    fc.property(marks, fc.integer({ min: 500, max: 1200 }), (given, width) => {
      const placed = placeMarks(given, { months: MONTHS, width }, textOf);
      const dates = placed.flatMap((one) => one.marks.map(({ date }) => date));
      expect(dates).toEqual(given.map(({ date }) => date).toSorted());
      const places = placed.map(({ at }) => at);
      expect(new Set(places).size).toBe(places.length);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }),
  );
});
