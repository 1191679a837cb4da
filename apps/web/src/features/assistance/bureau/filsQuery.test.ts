import { expect, test } from 'vitest';
import { FILS } from './filsQuery.ts';

test('the list of messages begins with what waits longest, and its address keeps what was chosen', () => {
  const first = FILS.parse(new URLSearchParams());
  expect(first).toMatchObject({ vue: 'a-traiter', tri: 'dernierLe', ordre: 'asc', page: 1 });
  expect(FILS.searchOf(first, {})).toBe('');
  const asked = new URLSearchParams(FILS.searchOf(first, { vue: 'clos', module: 'AUTRE' }));
  expect(FILS.parse(asked)).toMatchObject({ vue: 'clos', module: 'AUTRE' });
});
