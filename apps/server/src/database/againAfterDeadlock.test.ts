import { expect, test } from 'vitest';
import { againAfterDeadlock } from './againAfterDeadlock.ts';

const failing = (code: string, times: number) => {
  let tried = 0;
  const work = async () => {
    tried += 1;
    if (tried <= times) throw Object.assign(new Error(code), { code });
    return tried;
  };
  return { work, tried: () => tried };
};

test('what was given up for another is done again, a few times', async () => {
  await expect(againAfterDeadlock(failing('40P01', 0).work)).resolves.toBe(1);
  await expect(againAfterDeadlock(failing('40P01', 3).work)).resolves.toBe(4);
  const never = failing('40P01', 99);
  await expect(againAfterDeadlock(never.work)).rejects.toThrow('40P01');
  expect(never.tried()).toBe(4);
});

test('what failed for another reason is not done again', async () => {
  const other = failing('23505', 1);
  await expect(againAfterDeadlock(other.work)).rejects.toThrow('23505');
  expect(other.tried()).toBe(1);
});
