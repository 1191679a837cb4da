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

test('a question that is registered again while it is asked is asked once', async () => {
  let asked = 0;
  let withdraw = () => undefined as void;
  const question = async () => {
    asked++;
    withdraw();
    if (asked < 5) withdraw = askBeforeLeaving(question);
    return true;
  };
  withdraw = askBeforeLeaving(question);
  expect(await mayLeave()).toBe(true);
  expect(asked).toBe(1);
  withdraw();
});
