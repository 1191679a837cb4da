import { expect, test } from 'vitest';
import { alertesSearch, parseAlertesQuery } from './alertesQuery.ts';

const read = (search: string) => parseAlertesQuery(new URLSearchParams(search));

test('an address says which alerts are asked for, and is written the same way', () => {
  const query = read('?vue=en-retard&type=DA_SUSPENSION&page=2');
  expect(query).toEqual({ vue: 'en-retard', type: 'DA_SUSPENSION', page: 2 });
  expect(alertesSearch(query, { page: 2 })).toBe('?vue=en-retard&type=DA_SUSPENSION&page=2');
  expect(alertesSearch(query, { type: null, vue: 'toutes' })).toBe('');
});
test('what makes no sense in an address counts for nothing', () => {
  for (const odd of ['', '?vue=autre&type=INCONNU&page=0', '?page=-1', '?page=1.5', '?page=abc']) {
    expect(read(odd)).toEqual({ vue: 'toutes', type: null, page: 1 });
  }
});
