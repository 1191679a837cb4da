import { ProblemError, TransportError } from '@habilis/api/client/errors';
import { createTexts } from '@habilis/i18n/TextProvider';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { download } from '../list/download.ts';
import { tellRefused } from './tellRefused.ts';
import { setTexts } from './texts.ts';
import { toastsAtom } from './toasts.ts';

const store = getDefaultStore();
const toasts = () => store.get(toastsAtom).map(({ detail }) => detail);
const refusal = (status: number, title = 'essai') => new ProblemError(status, { title });

beforeEach(() => {
  store.set(toastsAtom, []);
  setTexts(createTexts({ 'compte.erreurs.trop-de-demandes': [{ type: 1, value: 'minutes' }] }));
});

test.each([400, 409, 413, 422])(
  '[E10] a refusal with status %i, which the catalogue leaves, is told after what failed',
  (status) => {
    tellRefused(refusal(status), 'La liste n’est pas partie');
    expect(toasts()).toEqual(['La liste n’est pas partie. essai.']);
  },
);

test('[E10] too many calls say how long to wait', () => {
  tellRefused(refusal(429));
  expect(toasts()).toEqual(['1.']);
});

test.each([
  ['the catalogue shows the others', refusal(403)],
  ['an outage too', new TransportError(new Error('coupure'))],
  [
    '[E3] the deletion refused for a suspension stays silent',
    refusal(409, 'demande.delete-with-suspension-not-allowed'),
  ],
])('%s', (_what, error) => {
  tellRefused(error);
  expect(toasts()).toEqual([]);
});

test('[E10] a file that is refused is told', async () => {
  await download(Promise.reject(refusal(409)), 'lettre.pdf');
  expect(toasts()).toEqual(['essai.']);
});
