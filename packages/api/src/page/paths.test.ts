import { expect, test } from 'vitest';
import { newsPath, type Page, PATHS, pathTo, roleHome } from './paths.ts';
import { objetPath, PAGES_OBJET, ROLE_PATHS, type RolePage, rolePath } from './rolePaths.ts';

const G = { type: 'G', id: 7 } as const;

test('[R28] a screen of a role stands in its area, /{code}/{roleId}, each value in its place', () => {
  expect(roleHome(G)).toBe('/G/7');
  expect(rolePath(G, 'habilitation', 31)).toBe('/G/7/habilitations/31');
  expect(rolePath(G, 'commissionDecision', '2026-11-24')).toBe('/G/7/commission/seances/2026-11-24/decision');
  expect(rolePath(G, 'fusion', 'MPA10013')).toBe('/G/7/utilisateurs/MPA10013/fusion');
});
test('the page of an object takes its id alone', () => {
  expect(objetPath(G, 'habilitation', 31)).toBe('/G/7/habilitations/31');
  expect(objetPath(G, 'session-certification', 31)).toBe('/G/7/sessions/31');
  expect(objetPath(G, 'certificats', 31)).toBe('/G/7/certificats/a-renouveler');
  for (const page of Object.values(PAGES_OBJET)) expect(ROLE_PATHS[page]).toMatch(/^[^:]*(:\w+(\/:\w+\?)?)?$/);
});
test('a value that may be left out takes its place along', () => {
  expect(rolePath(G, 'demandeHabilitation', 12)).toBe('/G/7/demandes-habilitation/12');
  expect(rolePath(G, 'demandeHabilitation', 'nouvelle', 'niveau')).toBe('/G/7/demandes-habilitation/nouvelle/niveau');
});
test('the other screens stand at the root of the site', () => {
  expect(pathTo('accueil')).toBe('/');
  expect(pathTo('activation', 'a1.b2_c-3')).toBe('/activation/a1.b2_c-3');
  expect(newsPath(pathTo('actualitesInvite'), 3)).toBe('/actualites#actualite-3');
});
test('no two screens have one address, whatever is filled in', () => {
  const shapes = (paths: Readonly<Record<Page, string>> | Readonly<Record<RolePage, string>>) =>
    Object.values(paths).map((path: string) => path.replaceAll(/:\w+/g, ':'));
  for (const paths of [PATHS, ROLE_PATHS]) expect(new Set(shapes(paths)).size).toBe(Object.keys(paths).length);
});
