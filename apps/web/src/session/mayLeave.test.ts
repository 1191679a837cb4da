import { expect, test } from 'vitest';
import { askBeforeLeaving, mayLeave } from './mayLeave.ts';

test('one leaves when everything open agrees, and what is closed is no longer asked', async () => {
  expect(await mayLeave()).toBe(true);
  const withdrawSaved = askBeforeLeaving(async () => true);
  const withdrawKept = askBeforeLeaving(async () => false);
  expect(await mayLeave()).toBe(false);
  withdrawKept();
  expect(await mayLeave()).toBe(true);
  withdrawSaved();
});
