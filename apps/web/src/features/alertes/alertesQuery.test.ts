import { expect, test } from 'vitest';
import { ALERTES } from './alertesQuery.ts';

const read = (search: string) => ALERTES.parse(new URLSearchParams(search));

test('an address says which alerts are asked for, and is written the same way', () => {
  const query = read('?vue=en-retard&type=DA_SUSPENSION&page=2');
  expect(query).toMatchObject({ vue: 'en-retard', type: 'DA_SUSPENSION', page: 2 });
  expect(ALERTES.searchOf(query, { page: 2 })).toBe('?vue=en-retard&type=DA_SUSPENSION&page=2');
  expect(ALERTES.searchOf(query, { type: undefined, vue: 'hors-taches' })).toBe('');
});
test('what makes no sense in an address counts for nothing', () => {
  for (const odd of ['', '?vue=autre&type=INCONNU&page=0', '?page=-1', '?page=1.5', '?page=abc']) {
    expect(read(odd)).toMatchObject({ vue: 'hors-taches', type: undefined, page: 1 });
  }
});
