import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import type { Account } from '@habilis/api/session/Account';
import { createTexts } from '@habilis/i18n/TextProvider';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setNavigation } from './navigateTo.ts';
import { setTexts } from '../messages/texts.ts';
import { toastsAtom } from '../messages/toasts.ts';
import { askedPageAtom, forgetAskedPage } from './askedPage.ts';
import { accountAtom, currentRoleAtom } from './atoms.ts';
import { roleGuard } from './roleGuard.ts';

const store = getDefaultStore();
const manager = exampleRole({ id: 4, type: 'G' });
const instructeur = exampleRole({ id: 7, type: 'I' });
const holder: Account = {
  habilisId: 'MUL20004',
  nom: 'Marchal',
  prenom: 'Sophie',
  email: 's@exemple.fr',
  emailAConfirmer: null,
  personalDataValidated: true,
  secondFacteurAttendu: false,
  invitations: 0,
  etablissement: null,
  roles: [manager, instructeur],
};
const document = { cookie: '' };
let left: string[] = [];

/** A browser resolves an address against that of its page. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'https://exemple.fr') : input, init);
  }
}

/** The server's answer to the account check. */
const answers = (answer: () => Response | Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
const json = (status: number, value: unknown) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  left = [];
  document.cookie = 'habilis-token=jeton';
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { pathname: '/G/4/demandes', search: '?page=2', hash: '' });
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  setNavigation((to) => left.push(to));
  setTexts(createTexts({}));
  store.set(accountAtom, holder);
  store.set(currentRoleAtom, manager);
  store.set(toastsAtom, []);
  answers(() => json(200, holder));
});
afterEach(() => {
  vi.useRealTimers();
  forgetAskedPage();
  vi.unstubAllGlobals();
});

/** Opens a page of a role; gives the role, or the address that replaces it. */
async function goTo(path: string): Promise<unknown> {
  const [, code = '', roleId = ''] = path.split(/[/?]/);
  const request = new Request(`https://exemple.fr${path}`);
  const done: unknown = await roleGuard({ params: { code, roleId }, request }).catch((thrown: unknown) => thrown);
  return done instanceof Response ? done.headers.get('Location') : done;
}

test('[R780] without a session the page asked for is kept while one signs in', async () => {
  document.cookie = '';
  expect(await goTo('/I/7/demandes-habilitation/12?onglet=avis')).toBe('/connexion');
  expect(store.get(askedPageAtom)).toEqual({ reason: 'demandee', path: '/I/7/demandes-habilitation/12?onglet=avis' });
});

test('[R780] a link to a role that was ended and given anew opens its page under the new one', async () => {
  expect(await goTo('/I/7/taches')).toEqual(instructeur);
  expect(await goTo('/I/3/demandes-habilitation/12?onglet=avis')).toBe('/I/7/demandes-habilitation/12?onglet=avis');
  expect(await goTo('/DM/4/demandes')).toBe('/G/4/demandes');
  expect(store.get(toastsAtom)).toEqual([]);
});

test('[R35] a role that cannot be loaded is cleared and said so, and the page left takes its place again', async () => {
  expect(await goTo('/CNH/3/commission')).toBe('/G/4/demandes?page=2');
  expect(store.get(currentRoleAtom)).toBeNull();
  // A demandeur's role becomes a gestionnaire's under its own number; someone else's does not.
  expect(await goTo('/DM/93/demandes-administratives/43')).toBe('/G/4/demandes?page=2');
  expect(store.get(toastsAtom)).toMatchObject([{ severity: 'error', detail: 'roles.non-charge.' }]);
  // Loaded directly, there is no previous page to keep.
  vi.stubGlobal('location', { pathname: '/CNH/3/commission', search: '', hash: '' });
  expect(await goTo('/CNH/3/commission')).toBe('/bienvenue');
});

test.each([
  ['a session that is over', () => json(401, { title: 'non-authentifie' }), 'terminee'],
  ['a server at fault', () => json(500, { title: 'erreur-interne' }), 'non-verifiee'],
  ['a server out of reach', () => Promise.reject(new TypeError('aucune réponse')), 'non-verifiee'],
  ['an answer that is none', () => json(200, { habilisId: 3 }), 'non-verifiee'],
] as const)('[S7] an account check that fails signs out and says so: %s', async (_, answer, reason) => {
  vi.useFakeTimers();
  store.set(accountAtom, null);
  answers(answer);
  void goTo('/G/4/demandes?page=2');
  await vi.waitFor(() => expect(left).toContain('/connexion'));
  expect(document.cookie).toContain('Max-Age=0');
  expect(store.get(askedPageAtom)).toEqual({ reason, path: '/G/4/demandes?page=2' });
});

/** The call is lost, as it is when the page is left. */
const lost = () => Promise.reject(new TypeError('aucune réponse'));

test('[S7] an account check that a browser drops before it leaves the page is made once more', async () => {
  vi.useFakeTimers();
  store.set(accountAtom, null);
  const tries = [lost, () => json(200, holder)];
  answers(() => tries.shift()?.() ?? json(500, {}));
  const opened = goTo('/G/4/demandes?page=2');
  await vi.waitFor(() => expect(tries).toEqual([]));
  expect(await opened).toEqual(manager);
  expect(document.cookie).toBe('habilis-token=jeton');
  expect(left).toEqual([]);
});

test('[S7] a page that is left during its account check signs nobody out', async () => {
  vi.useFakeTimers();
  store.set(accountAtom, null);
  let leave: () => void = () => undefined;
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'beforeunload') leave = listener;
  });
  let tries = 0;
  answers(() => {
    tries++;
    leave();
    return lost();
  });
  const opened = goTo('/G/4/demandes?page=2');
  await vi.waitFor(() => expect(tries).toBe(2));
  expect(await opened).toBeInstanceOf(Error);
  expect(document.cookie).toBe('habilis-token=jeton');
  expect(left).toEqual([]);
});
