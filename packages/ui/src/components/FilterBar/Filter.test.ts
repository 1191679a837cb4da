import { expect, test } from 'vitest';
import { activeFilters, type Filter } from './Filter.ts';

const filters: readonly Filter[] = [
  { kind: 'text', key: 'recherche', label: 'Numéro ou entité' },
  { kind: 'several', key: 'niveau', label: 'Niveau', allLabel: 'Tous', options: [{ id: 'a', label: 'SST, acteur' }] },
  {
    kind: 'dates',
    key: 'soumise',
    label: 'Soumise',
    calendarLabel: '',
    previousLabel: '',
    nextLabel: '',
    previousYearLabel: '',
    nextYearLabel: '',
    judge: () => undefined,
    periodLabel: (start, end) => `du ${start} au ${end}`,
  },
];
const labelsOf = (values: Record<string, readonly string[]>) =>
  activeFilters(filters, values).map(({ label }) => label);

test('nothing is asked by absent and by empty values', () => {
  expect(labelsOf({})).toEqual([]);
  expect(labelsOf({ recherche: [], niveau: [] })).toEqual([]);
});

test('each thing asked for has its name, in the order of the filters', () => {
  expect(labelsOf({ soumise: ['2026-11-01', '2026-11-30'], niveau: ['a'], recherche: ['eau'] })).toEqual([
    'Numéro ou entité : eau',
    'Niveau : SST, acteur',
    'Soumise : du 2026-11-01 au 2026-11-30',
  ]);
});

test('an option that is not offered any more is named by its id', () => {
  expect(labelsOf({ niveau: ['z'] })).toEqual(['Niveau : z']);
});

test('one of several is taken back alone', () => {
  const values = { recherche: ['eau'], niveau: ['a', 'z'] };
  const [words, first] = activeFilters(filters, values);
  expect(words?.without).toEqual({ recherche: [], niveau: ['a', 'z'] });
  expect(first?.without).toEqual({ recherche: ['eau'], niveau: ['z'] });
});
