// @vitest-environment happy-dom
import { parse } from '@formatjs/icu-messageformat-parser';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, expectTypeOf, test } from 'vitest';
import type { MessageKey } from '../compiled/MessageKey.ts';
import type { Messages } from './loadMessages.ts';
import { createTexts, TextProvider, useText } from './TextProvider.tsx';
import type { ValuesOf } from './ValuesOf.ts';

afterEach(cleanup);

const KEY: MessageKey = 'menu.accueil';

function Words(): ReactNode {
  const t = useText();
  return <p>{t(KEY)}</p>;
}

const page = (messages: Messages) => (
  <TextProvider messages={messages}>
    <Words />
  </TextProvider>
);

test('what stands below a provider shows its texts, and others once they are given', () => {
  const { rerender } = render(page({ [KEY]: 'Accueil' }));
  expect(screen.getByText('Accueil')).toBeDefined();
  rerender(page({ [KEY]: 'Home' }));
  expect(screen.getByText('Home')).toBeDefined();
});

test('[R21] without texts the keys are shown, with a provider or without', () => {
  render(page({}));
  render(<Words />);
  expect(screen.getAllByText(KEY)).toHaveLength(2);
});

test('a text chosen at run time is found or not, and one that lacks a value shows its key', () => {
  const t = createTexts({ [KEY]: 'Accueil', 'mails.pied': parse('Écrire à {assistance}') });
  expect(t.find(KEY)).toBe('Accueil');
  expect(t.find('mails.pied', { assistance: 'a@b.fr' })).toBe('Écrire à a@b.fr');
  expect([t.find('mails.nulle-part'), t.find('constructor')]).toEqual([undefined, undefined]);
  expect(t.chosen('mails.pied', {})).toBe('mails.pied');
});

test('the values that a text takes are typed by its message: none, or those that it names', () => {
  expectTypeOf<ValuesOf<'mails.pied'>>().toEqualTypeOf<[values: { readonly assistance: string | number }]>();
  expectTypeOf<ValuesOf<'erreurs.succes'>>().toEqualTypeOf<[]>();
  const t = createTexts({ 'mails.pied': parse('Écrire à {assistance}') });
  expect(t('mails.pied', { assistance: 'a@b.fr' })).toBe('Écrire à a@b.fr');
});
