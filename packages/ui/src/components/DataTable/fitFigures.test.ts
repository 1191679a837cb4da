import { expect, test } from 'vitest';
import type { Column } from './Column.ts';
import { deadlineWidth, figuresWidth } from './figuresWidth.ts';
import { fitFigures } from './fitFigures.ts';

const widthOf = (column: Partial<Column<string>>, ...rows: readonly string[]) =>
  fitFigures([{ key: 'numero', header: 'Numéro', render: String, widthOf: figuresWidth, ...column }], rows)[0]?.width;

test('a column of figures is as wide as its longest', () => {
  expect(widthOf({}, 'S-2026-004817')).toBe(119);
  expect(widthOf({}, 'S-2026-004817', 'PRAPIBC-1-2026-004819')).toBe(185);
});

test('it is never narrower than a word of its header, with its arrow', () => {
  expect(widthOf({})).toBe(62);
  expect(widthOf({ header: 'Début de session' })).toBe(70);
  expect(widthOf({ isSortable: true })).toBe(84);
});

test('a due date has room for its words, and for an icon once time runs out', () => {
  const due = { date: '26/11/2026', words: 'dans 6 j', ratio: 0.5 } as const;
  expect(deadlineWidth({ ...due, state: 'later' })).toBeCloseTo(171.6);
  expect(deadlineWidth({ ...due, state: 'soon' })).toBeCloseTo(193.6);
});

test('other columns keep their width', () => {
  expect(fitFigures([{ key: 'nom', header: 'Nom', width: 112, render: () => '' }], [])[0]?.width).toBe(112);
});
