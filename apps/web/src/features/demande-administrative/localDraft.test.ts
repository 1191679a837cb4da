import { expect, test } from 'vitest';
import { commentKeyOf } from './localDraft.ts';

test('words typed for colleagues are not proposed in an action that the entity reads', () => {
  const keys = ['Rejette', 'DemandeComplement', 'Supprime'].map((action) => commentKeyOf('INS50001', 217, action));
  expect(new Set(keys)).toHaveLength(3);
});
