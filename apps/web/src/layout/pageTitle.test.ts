import { createTexts } from '@habilis/i18n/TextProvider';
import { expect, test } from 'vitest';
import { pageTitle } from './pageTitle.ts';

const t = createTexts({ 'listes.taches.titre': 'Mes tâches', 'listes.demandes.titre': 'Demandes' });

test('[R39] the title is the deepest route’s, translated as a key first, then the site’s name', () => {
  const handles = [{ title: 'listes.demandes.titre' }, undefined, { title: 'listes.taches.titre' }, {}];
  expect(pageTitle(t, handles)).toBe('Mes tâches - Habilis');
  expect(pageTitle(t, [{ title: 'Un titre tel quel' }])).toBe('Un titre tel quel - Habilis');
});

test('the title of what is opened begins by its number or its name, which is not said twice', () => {
  const handles = [{ title: 'listes.demandes.titre' }];
  expect(pageTitle(t, handles, 'DH-2026-0141')).toBe('DH-2026-0141 - Demandes - Habilis');
  expect(pageTitle(t, handles, 'Formation Vosges')).toBe('Formation Vosges - Demandes - Habilis');
  expect(pageTitle(t, handles, 'Demandes')).toBe('Demandes - Habilis');
  expect(pageTitle(t, handles)).toBe('Demandes - Habilis');
});

test('[R40] without any title it is the bare site’s name', () => {
  expect(pageTitle(t, [undefined, {}, null])).toBe('Habilis');
});
