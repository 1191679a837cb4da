import { expect, test } from 'vitest';
import { ECHEANCES_LIST } from './echeanceQuery.ts';

const read = (search: string) => ECHEANCES_LIST.parse(new URLSearchParams(search));

test('an address says which dates are asked for, and is written the same way', () => {
  const query = read('?vue=en-retard&genre=PIECE&du=2026-11&au=2027-02&page=3');
  expect(query).toMatchObject({ vue: 'en-retard', genre: 'PIECE', du: '2026-11', au: '2027-02', page: 3 });
  expect(ECHEANCES_LIST.searchOf(query, { page: 3 })).toBe('?vue=en-retard&genre=PIECE&du=2026-11&au=2027-02&page=3');
});
test('the days of a week are kept as those of a month', () => {
  expect(read('?du=2026-12-04&au=2026-12-10')).toMatchObject({ du: '2026-12-04', au: '2026-12-10' });
});
test('what makes no sense in an address counts for nothing', () => {
  for (const odd of ['', '?vue=x&genre=X&du=2026-13&au=2026', '?du=01/2026&au=2026-1', '?du=2026-02-30&au=2026-12-1']) {
    expect(read(odd)).toMatchObject({ vue: 'toutes', genre: undefined, du: undefined, au: undefined });
  }
});
