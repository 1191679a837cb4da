import { expect, test } from 'vitest';
import { keyOf } from './keyOf.ts';

test('a demande of each kind has its own key', () => {
  expect(keyOf({ type: 'DA', id: 1 })).not.toBe(keyOf({ type: 'DH', id: 1 }));
});
