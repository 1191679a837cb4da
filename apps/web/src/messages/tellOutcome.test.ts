import { ProblemError } from '@habilis/api/client/errors';
import { typeMessage } from '@habilis/api/type-message/endpoints';
import { createTexts } from '@habilis/i18n/TextProvider';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { reportError } from './reportError.ts';
import { tellOutcome } from './tellOutcome.ts';
import { setTexts } from './texts.ts';
import { toastsAtom } from './toasts.ts';

const store = getDefaultStore();
const toasts = () => store.get(toastsAtom).map(({ severity, summary, detail }) => [severity, summary, detail]);
const words = {
  done: 'types-message.suppression.succes',
  failed: 'types-message.suppression.echec',
} as const;

/** A call that is refused, and told by the catalogue before its caller hears of it, as `call` does. */
const refused = (status: number, title: string) => async () => {
  const error = new ProblemError(status, { title });
  reportError(error, { endpoint: typeMessage.remove, background: false });
  return Promise.reject(error);
};

beforeEach(() => {
  store.set(toastsAtom, []);
  setTexts(createTexts({}));
});

test('[E783] what somebody else removed before is no failure: it is told once, and counts as done', async () => {
  expect(await tellOutcome(refused(404, 'introuvable'), { ...words, isRemoval: true })).toBe(true);
  expect(toasts()).toEqual([['info', 'erreurs.deja-supprime', undefined]]);
});

test('[E783] what is changed and no longer there failed, and is told once', async () => {
  expect(await tellOutcome(refused(404, 'introuvable'), words)).toBe(false);
  expect(toasts()).toEqual([['error', 'erreurs.erreur', 'types-message.suppression.echec. introuvable.']]);
});

test('[E13] a fault of the server is told with its number too', async () => {
  expect(await tellOutcome(refused(500, 'erreur-interne'), { ...words, isRemoval: true })).toBe(false);
  expect(toasts().map(([, summary]) => summary)).toEqual(['erreurs.500.titre', 'erreurs.erreur']);
});
