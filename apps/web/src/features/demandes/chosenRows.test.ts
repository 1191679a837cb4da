import { exampleDemandeSummary } from '@habilis/api/mocks/fixtures/exampleDemandeSummary';
import { expect, test } from 'vitest';
import { chosenRows, keyOf } from './chosenRows.ts';

const one = exampleDemandeSummary({ id: 1, version: 1 });
const other = exampleDemandeSummary({ id: 2, version: 4 });

test('[EC63] a choice stays from page to page, each row as it was last read', () => {
  const held = { place: '/I/18/taches', rows: [one, other] };
  const again = { ...other, version: 5 };
  expect(chosenRows(held, '/I/18/taches', [again])).toEqual([one, again]);
});

test('[EC63] another list empties the choice', () => {
  expect(chosenRows({ place: '/I/18/taches', rows: [one] }, '/I/18/taches?vue=en-retard', [one])).toEqual([]);
});

test('a demande of each kind has its own key', () => {
  expect(keyOf({ type: 'DA', id: 1 })).not.toBe(keyOf({ type: 'DH', id: 1 }));
});
