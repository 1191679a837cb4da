import { application } from '@habilis/api/application/endpoints';
import { ProblemError } from '@habilis/api/client/errors';
import { createTexts } from '@habilis/i18n/TextProvider';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { reportError } from '../messages/reportError.ts';
import { setTexts } from '../messages/texts.ts';
import { toastsAtom } from '../messages/toasts.ts';
import { foundOrNull } from './foundOrNull.ts';

const toasts = () => getDefaultStore().get(toastsAtom);
/** A call that is refused, as `call` shows it before it throws. */
const refused = (status: number) => async (): Promise<string> => {
  const error = new ProblemError(status, { title: 'essai' });
  reportError(error, { endpoint: application.applicationProperties, background: true });
  throw error;
};

beforeEach(() => {
  getDefaultStore().set(toastsAtom, []);
  setTexts(createTexts({}));
});

test('[E1] what a page says is gone gets no toast beside it; any other refusal keeps its own', async () => {
  expect(await foundOrNull(refused(404))).toBeNull();
  expect(await foundOrNull(refused(400))).toBeNull();
  expect(toasts()).toEqual([]);
  await expect(foundOrNull(refused(403))).rejects.toThrow(ProblemError);
  expect(toasts()).toHaveLength(1);
  expect(await foundOrNull(async () => 'là')).toBe('là');
});

const sources = import.meta.glob<string>('../features/**/*Route.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('[E1] no page tells by itself what is gone without taking back the toast', () => {
  const both = Object.entries(sources)
    .filter(([, text]) => /\.status === 404/.test(text) && !text.includes('takeBack('))
    .map(([path]) => path);
  expect(both).toEqual([]);
});
