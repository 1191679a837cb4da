import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountAtom, currentRoleAtom } from '../session/atoms.ts';
import { confirmationAtom } from '../messages/dialogAtoms.ts';
import { refuseUnknownPath } from './refuseUnknownPath.ts';

const store = getDefaultStore();
const role = {
  id: 12,
  type: 'G' as const,
  label: 'Atelier',
  raisonSociale: 'Atelier',
  entite: null,
  mrp: null,
  notifSet: true,
  demandeAdministrative: null,
};
const account = {
  habilisId: 'ABC12345',
  nom: 'Marchal',
  prenom: 'Sophie',
  email: 's@exemple.fr',
  emailAConfirmer: null,
  personalDataValidated: true,
  secondFacteurAttendu: false,
  invitations: 0,
  etablissement: null,
  roles: [role],
};

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/accessibilite', search: '?a=1', hash: '#b' });
  vi.stubGlobal('document', { cookie: 'habilis-token=jeton' });
  store.set(accountAtom, account);
  store.set(currentRoleAtom, null);
});
afterEach(() => vi.unstubAllGlobals());

/** Goes to a path, presses OK, and gives the address that replaces it. */
async function goTo(pathname: string): Promise<string | null> {
  const refused = refuseUnknownPath(new Request(`https://exemple.fr${pathname}`)).catch((thrown: unknown) => thrown);
  expect(store.get(confirmationAtom)?.title).toBe('erreurs.404.titre');
  store.get(confirmationAtom)?.answer(true);
  const response = await refused;
  return response instanceof Response ? response.headers.get('Location') : null;
}

test('[R4][E11] an unknown path opens the dialog, then the page left takes its place again', async () => {
  expect(await goTo('/nulle/part')).toBe('/accessibilite?a=1#b');
});

test('[R33] a path that names a role of one’s own leads to that role, unless one is at work already', async () => {
  expect(await goTo('/G/12/nulle-part')).toBe('/G/12');
  expect(await goTo('/G/13/nulle-part')).toBe('/accessibilite?a=1#b');
  store.set(currentRoleAtom, role);
  expect(await goTo('/G/12/nulle-part')).toBe('/accessibilite?a=1#b');
});

test('a path asked for directly is left to its page', async () => {
  await refuseUnknownPath(new Request('https://exemple.fr/accessibilite'));
  expect(store.get(confirmationAtom)).toBeNull();
});
