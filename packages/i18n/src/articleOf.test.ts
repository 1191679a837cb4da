import { expect, test } from 'vitest';
import { articleOf } from './articleOf.ts';

test('[DX942] caisses are feminine, and the national body is elided', () => {
  const caisses = ['Carsat Bretagne', 'Cramif', 'CGSS La Réunion', 'CSS Mayotte', 'Caisse nationale'];
  expect(caisses.filter((name) => articleOf(name) !== 'la ')).toEqual([]);
  expect(articleOf('Organisme national')).toBe('l’');
});
test('[DX942] other names take no article', () => {
  const names = ['Luc Fontaine', 'Carsatine Dupont', 'Cssandre Roux', 'Le service instructeur', ''];
  expect(names.filter((name) => articleOf(name) !== '')).toEqual([]);
});
