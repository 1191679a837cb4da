import { expect, test } from 'vitest';
import { plotOf } from './plotOf.ts';

const series = [
  { key: 'a', label: 'Soumises', values: [30, 12] },
  { key: 'b', label: 'Décidées', values: [20, 9] },
];

test('nought is on the axis, and the highest value under the highest level', () => {
  const { levels, heightOf } = plotOf('bars', ['juin', 'juil.'], series);
  expect(levels).toEqual([0, 10, 20, 30]);
  expect(heightOf(0)).toBe(0);
  expect(heightOf(30)).toBe(1);
});

test('stacked bars stand on one another', () => {
  const { marks, heightOf } = plotOf('stackedBars', ['juin', 'juil.'], series);
  expect(marks[0]).toEqual([
    { from: heightOf(0), to: heightOf(30) },
    { from: heightOf(30), to: heightOf(50) },
  ]);
});

test('values under nought have their room', () => {
  const { levels, heightOf } = plotOf('lines', ['juin'], [{ key: 'a', label: 'Écart', values: [-8] }]);
  expect(levels).toContain(0);
  expect(heightOf(-8)).toBeGreaterThanOrEqual(0);
});

test('without any value the axis has its nought', () => {
  expect(plotOf('bars', ['juin'], [{ key: 'a', label: 'Soumises', values: [0] }]).levels[0]).toBe(0);
});
