import { PATHS } from '@habilis/api/page/paths';
import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import { expect, test } from 'vitest';
import type { Screens } from './layout/Screens.ts';
import { screensOf } from './screens.ts';

const addressesOf = (...places: readonly (keyof Screens)[]): string[] =>
  places.flatMap((place) => screensOf(place).map(([path]) => path.replace(/^\//, ''))).toSorted();

test('every address has one screen among the areas, and every screen its address', () => {
  // The router itself has the sign-in page, at both of its addresses, and the frame of the account; the check of certificats has an entry of its own.
  const { accueil, connexion, compte, certificat, verifierListe, ...others } = PATHS;
  expect([accueil, connexion, compte, certificat, verifierListe]).toEqual([
    '/',
    '/connexion',
    '/compte',
    '/certificat',
    '/verifier-liste',
  ]);
  const site = Object.values(others).map((path) => path.replace(/^\//, ''));
  expect(addressesOf('site', 'compte')).toEqual(site.toSorted());
  expect(addressesOf('role')).toEqual(Object.values(ROLE_PATHS).toSorted());
});
