import { expect, test } from 'vitest';
import { passedTotal } from './passedTotal.ts';

test('a list that was counted whole is not passed; one that was not says on its last page that it ends there', () => {
  const list = { total: 10_000, page: 667, taille: 15 };
  expect(passedTotal(list)).toBe('false');
  expect(passedTotal({ ...list, totalDepasse: true })).toBe('fin');
  expect(passedTotal({ ...list, totalDepasse: true, page: 666 })).toBe('true');
});
