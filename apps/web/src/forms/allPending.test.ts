import { expect, test } from 'vitest';
import { allPending } from './allPending.ts';

/** Something typed, that `write` stores. */
function typed(write: () => Promise<void>) {
  let isDirty = true;
  return {
    isDirty: () => isDirty,
    flush: async () => {
      await write();
      isDirty = false;
    },
  };
}
const clean = { isDirty: () => false, flush: () => Promise.reject(new Error('conflit de versions')) };

test('one part that is not stored is enough, and each is written, but for those that have nothing', async () => {
  const both = allPending(() => [clean, typed(() => Promise.resolve())]);
  const [first, second] = [typed(() => Promise.resolve()), typed(() => Promise.resolve())];
  const parts = allPending(() => [clean, first, second]);
  expect([both.isDirty(), parts.isDirty(), allPending(() => [clean]).isDirty()]).toEqual([true, true, false]);
  await parts.flush();
  expect([parts.isDirty(), first.isDirty(), second.isDirty()]).toEqual([false, false, false]);
});

test('a part that cannot be written is told', async () => {
  const parts = allPending(() => [clean, typed(() => Promise.reject(new Error('coupure')))]);
  await expect(parts.flush()).rejects.toThrow('coupure');
  expect(parts.isDirty()).toBe(true);
});
