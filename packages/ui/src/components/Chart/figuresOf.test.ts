import { expect, test } from 'vitest';
import { figuresOf } from './figuresOf.ts';

const words = { names: 'Étape', total: 'Total', before: 'un an plus tôt' };
const two = [
  { key: 'a', label: 'moins de 15 jours' },
  { key: 'b', label: 'plus' },
];

test('parts of a whole have their sum, which is unknown where one of them is masked', () => {
  const { columns, rows } = figuresOf(
    'stacked',
    two,
    [
      { key: 'i', label: 'Instruction', href: '#i', values: [22, 14] },
      { key: 'e', label: 'Expert', values: [null, 3] },
    ],
    words,
  );
  expect(columns.map(({ label }) => label)).toEqual(['moins de 15 jours', 'plus', 'Total']);
  expect(columns.map(({ isMain }) => isMain)).toEqual([false, false, true]);
  expect(rows.map(({ values }) => values)).toEqual([
    [22, 14, 36],
    [null, 3, undefined],
  ]);
});

test('the year before has its column where it is known', () => {
  const { columns, rows } = figuresOf(
    'spread',
    two,
    [{ key: 'i', label: 'Instruction', values: [13, 24], before: [16] }],
    words,
  );
  expect(columns.map(({ label }) => label)).toEqual(['moins de 15 jours', 'plus', 'moins de 15 jours, un an plus tôt']);
  expect(rows[0]?.values).toEqual([13, 24, 16]);
  expect(
    figuresOf('curve', two.slice(0, 1), [{ key: 'i', label: 'mai', values: [1], before: [2] }], words).columns[1],
  ).toMatchObject({ label: 'un an plus tôt' });
});
