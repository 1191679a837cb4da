import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NEAR_SHARE, placeOf, ticksOf } from './lineScale.ts';
import { LANES, placeMarks } from './placeMarks.ts';

const LINE = { today: '2026-11-27', end: '2027-09-30' };
const mark = (date: string, text = 'Urssaf') => ({ date, text });
const dayOf = (days: number) => new Date(Date.UTC(2026, 10, 27 + days)).toISOString().slice(0, 10);
const week = (marks: readonly { date: string; text: string }[], more = {}) => ({
  from: '2026-11-27',
  to: '2026-12-03',
  marks,
  total: marks.length,
  ...more,
});

test('thirty days take most of the line, months the rest; what is past stands at today', () => {
  expect(placeOf('2026-11-01', LINE)).toBe(0);
  expect(placeOf('2026-11-27', LINE)).toBe(0);
  expect(placeOf('2026-12-12', LINE)).toBeCloseTo(NEAR_SHARE / 2);
  expect(placeOf('2026-12-27', LINE)).toBe(NEAR_SHARE);
  expect(placeOf('2028-01-01', LINE)).toBe(1);
  fc.assert(
    fc.property(fc.integer({ min: -30, max: 300 }), (days) => {
      expect(placeOf(dayOf(days), LINE)).toBeLessThanOrEqual(placeOf(dayOf(days + 1), LINE));
    }),
  );
});

test('ticks stand on the weeks from today, then on the months', () => {
  const { weeks, months } = ticksOf(LINE);
  expect(weeks.map(({ date }) => date)).toEqual(['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25']);
  expect([months[0]?.date, months.at(-1)?.date]).toEqual(['2027-01-01', '2027-09-01']);
});

test('dates of one day take one lane each; the fourth is counted', () => {
  const days = ['2026-12-03', '2026-12-03', '2026-12-03', '2026-12-03', '2026-12-03'].map((date) => mark(date));
  const { marks, crowds } = placeMarks([week(days)], LINE, 1000);
  expect(marks.map(({ lane }) => lane)).toEqual([0, 1, 2]);
  expect(crowds).toMatchObject([{ count: 2, from: '2026-11-27', to: '2026-12-03', at: 0, isMore: false }]);
});

test('a text without room after its icon stands before it', () => {
  const far = { from: '2027-09-01', to: '2027-09-30', marks: [mark('2027-09-29', 'Assurance fin')], total: 1 };
  expect(placeMarks([far], LINE, 1000).marks).toMatchObject([{ isBefore: true, isFar: true, lane: 0 }]);
});

test('texts are cut before a date is only counted, and have the room that is left', () => {
  const months = ['01', '02', '03', '04', '05', '06', '07'].map((month) => ({
    from: `2027-${month}-01`,
    to: `2027-${month}-28`,
    marks: [mark(`2027-${month}-10`, 'Attestation Urssaf à renouveler')],
    total: 1,
  }));
  const { marks, crowds } = placeMarks(months, LINE, 1200);
  expect([marks.length, crowds]).toEqual([7, []]);
  expect(placeMarks(months.slice(0, 1), LINE, 1000).marks[0]?.room).toBeGreaterThan(250);
});

test('of many that are late two are named, so that what comes finds a lane', () => {
  const late = Array.from({ length: 6 }, () => mark('2026-11-02', 'DH-2026-0408 instruction'));
  const spans = [{ from: null, to: '2026-11-26', marks: late, total: 40, isMore: true }, week([mark('2026-11-30')])];
  const { marks, crowds } = placeMarks(spans, LINE, 1000);
  expect(marks.map(({ mark: { date }, lane }) => [date, lane])).toEqual([
    ['2026-11-02', 0],
    ['2026-11-02', 1],
    ['2026-11-30', 2],
  ]);
  expect(crowds).toMatchObject([{ from: null, count: 38, isMore: true }]);
});

test('every date is named or counted, once; no two touch and none leaves the line', () => {
  const spans = fc.array(fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.string({ maxLength: 60 }))), {
    minLength: 40,
    maxLength: 43,
  });
  fc.assert(
    fc.property(spans, fc.integer({ min: 300, max: 1600 }), (given, width) => {
      const weeks = given.map((days, rank) => ({
        from: dayOf(rank * 7),
        to: dayOf(rank * 7 + 6),
        marks: days
          .map(([day, text]) => mark(dayOf(rank * 7 + day), text))
          .toSorted((one, other) => (one.date < other.date ? -1 : 1)),
        total: days.length + 2,
      }));
      const { marks, crowds } = placeMarks(weeks, LINE, width);
      const counted = crowds.reduce((sum, { count }) => sum + count, 0);
      expect(marks.length + counted).toBe(weeks.reduce((sum, { total }) => sum + total, 0));
      for (let lane = 0; lane < LANES; lane++) {
        let free = 0;
        for (const one of marks.filter((other) => other.lane === lane)) {
          const from = one.isBefore ? one.at + 8 - one.room : one.at - 8;
          expect(from).toBeGreaterThanOrEqual(free - 0.001);
          free = from + one.room;
          expect(free).toBeLessThanOrEqual(width + 0.001);
        }
      }
      for (const [rank, { at }] of crowds.entries()) expect(at).toBeGreaterThan(crowds[rank - 1]?.at ?? -1);
    }),
    { numRuns: 30 },
  );
});
