import { expect, test } from 'vitest';
import { crowdsOf, placeBars } from './placeBars.ts';
import { railDays, railMoved, railReach } from './railDays.ts';

const bar = (key: string, start: string, end = start) => ({ key, start, end });
const NOVEMBER = railDays('month', '2026-11-20');

test('a month has its days, a week starts on Sunday', () => {
  expect([NOVEMBER[0], NOVEMBER.at(-1), NOVEMBER.length]).toEqual(['2026-11-01', '2026-11-30', 30]);
  expect(railDays('week', '2026-11-20')).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ]);
  expect(railReach('2026-12-10')).toEqual({ first: '2026-11-29', last: '2027-01-02' });
});

test('the last day of a long month leads to the last day of a shorter one', () => {
  expect(railMoved('month', '2026-12-31', -1)).toBe('2026-11-30');
  expect(railMoved('week', '2026-12-31', 1)).toBe('2027-01-07');
});

test('bars that meet lie in different lanes, one that follows takes the lane again', () => {
  const placed = placeBars(
    [bar('b', '2026-11-20'), bar('a', '2026-11-19', '2026-11-20'), bar('c', '2026-11-21')],
    NOVEMBER,
  );
  expect(placed.map(({ bar: { key }, from, to, lane }) => [key, from, to, lane])).toEqual([
    ['a', 18, 19, 0],
    ['b', 19, 19, 1],
    ['c', 20, 20, 0],
  ]);
});

test('what begins before the first day or ends after the last is cut there, what lies outside is left out', () => {
  const placed = placeBars(
    [bar('a', '2026-10-30', '2026-11-02'), bar('b', '2026-11-30', '2026-12-01'), bar('c', '2026-12-02')],
    NOVEMBER,
  );
  expect(placed).toMatchObject([
    { from: 0, to: 1, isCutBefore: true, isCutAfter: false },
    { from: 29, to: 29, isCutBefore: false, isCutAfter: true },
  ]);
});

test('what finds no lane is counted over its days', () => {
  const placed = placeBars(
    [...['a', 'b', 'c', 'd'].map((key) => bar(key, '2026-11-12')), bar('e', '2026-11-12', '2026-11-13')],
    NOVEMBER,
  );
  expect(crowdsOf(placed, 3)).toEqual([{ from: 11, to: 11, count: 2 }]);
  expect(crowdsOf(placed, 5)).toEqual([]);
});
