import { getDefaultStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { closeAllToasts } from './closeAllToasts.ts';
import {
  addToast,
  closeErrors,
  closeToast,
  closeToasts,
  FAILURE_LIFE_MS,
  SUCCESS_LIFE_MS,
  toastCount,
  toastsAtom,
} from './toasts.ts';

const shown = () => getDefaultStore().get(toastsAtom);
beforeEach(() => getDefaultStore().set(toastsAtom, []));

test('[K14] a success lives 15 s, a general failure 40 s', () => {
  expect([SUCCESS_LIFE_MS, FAILURE_LIFE_MS]).toEqual([15_000, 40_000]);
});

test('[E782] whoever leaves takes all messages along', () => {
  addToast({ severity: 'success', summary: 'C’est fait' });
  addToast({ severity: 'error', summary: 'Coupure' });
  closeAllToasts();
  expect(shown()).toEqual([]);
});

test('the same message is shown once, newest last', () => {
  addToast({ severity: 'error', summary: 'Un' });
  addToast({ severity: 'info', summary: 'Deux' });
  addToast({ severity: 'error', summary: 'Un' });
  expect(shown().map(({ summary }) => summary)).toEqual(['Deux', 'Un']);
});

test('what was done gives way to what is done after it, but not what may still be undone, nor what failed', () => {
  const offer = { label: 'Annuler', onPress: () => undefined };
  addToast({ severity: 'success', summary: 'Écartée', action: offer });
  addToast({ severity: 'error', summary: 'Refus' });
  addToast({ severity: 'success', summary: 'Suspendue' });
  addToast({ severity: 'success', summary: 'Suspension levée' });
  expect(shown().map(({ summary }) => summary)).toEqual(['Écartée', 'Refus', 'Suspension levée']);
});

test('one is closed by its key, several by what they say', () => {
  addToast({ severity: 'error', summary: 'Coupure', detail: 'un' });
  addToast({ severity: 'warn', summary: 'Coupure', detail: 'deux' });
  addToast({ severity: 'info', summary: 'Autre' });
  closeToasts('Coupure');
  expect(shown().map(({ summary }) => summary)).toEqual(['Autre']);
  closeToast(shown()[0]?.key ?? '');
  expect(shown()).toEqual([]);
});

test('[E781] errors leave with their page, but not what else was told nor what the next page tells', () => {
  addToast({ severity: 'error', summary: 'Refus' });
  addToast({ severity: 'success', summary: 'Fait' });
  const left = toastCount();
  addToast({ severity: 'error', summary: 'Introuvable' });
  closeErrors(left);
  expect(shown().map(({ summary }) => summary)).toEqual(['Fait', 'Introuvable']);
});
