import { createTexts } from '@habilis/i18n/TextProvider';
import { expect, test } from 'vitest';
import { numeroIn, pageTitle } from './pageTitle.ts';

const t = createTexts({ 'listes.taches.titre': 'Mes tâches', 'listes.demandes.titre': 'Demandes' });

test('[R39] the title is the deepest route’s, translated as a key first, then the site’s name', () => {
  const handles = [{ title: 'listes.demandes.titre' }, undefined, { title: 'listes.taches.titre' }, {}];
  expect(pageTitle(t, handles)).toBe('Mes tâches - Habilis');
  expect(pageTitle(t, [{ title: 'Un titre tel quel' }])).toBe('Un titre tel quel - Habilis');
});

test('the title of a demande begins by its number', () => {
  const handles = [{ title: 'listes.demandes.titre' }];
  const numeroOf = (data: unknown) => pageTitle(t, handles, numeroIn(data));
  expect(numeroOf({ demande: { numero: 'DH-2026-0141' } })).toBe('DH-2026-0141 - Demandes - Habilis');
  expect(numeroOf({ one: { numero: '54/2026/12' } })).toBe('54/2026/12 - Demandes - Habilis');
  for (const data of [undefined, null, 'x', {}, { demande: null }, { demande: { numero: null } }, { one: {} }]) {
    expect(numeroOf(data)).toBe('Demandes - Habilis');
  }
});

test('[R40] without any title it is the bare site’s name', () => {
  expect(pageTitle(t, [undefined, {}, null])).toBe('Habilis');
});
