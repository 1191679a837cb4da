import { expect, test } from 'vitest';
import { createHanded } from './createHanded.ts';

test('what was handed is taken once', () => {
  const handed = createHanded();
  const kept = { demande: { id: 4 } };
  handed.give(kept);
  expect(handed.take('4')).toBe(kept);
  expect(handed.take('4')).toBeNull();
});

test('another demande takes nothing, and leaves nothing', () => {
  const handed = createHanded();
  handed.give({ demande: { id: 4 } });
  expect(handed.take('5')).toBeNull();
  expect(handed.take('4')).toBeNull();
});

test('a whole reading takes back what was handed', () => {
  const handed = createHanded();
  handed.give({ demande: { id: 4 } });
  handed.give(null);
  expect(handed.take('4')).toBeNull();
});
