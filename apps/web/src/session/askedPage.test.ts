import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FAILURE_LIFE_MS, toastsAtom } from '../messages/toasts.ts';
import { askedPageAtom, askSignIn, forgetAskedPage } from './askedPage.ts';
import { landingPath } from './landingPath.ts';
import { keptPages } from './keptPages.ts';
import { handOverAskedPage, takeOverAskedPage } from './handedOverPage.ts';

const DAY_MS = 86_400_000;

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}
beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
});
afterEach(() => {
  forgetAskedPage();
  getDefaultStore().set(toastsAtom, []);
  vi.unstubAllGlobals();
});

const holder = {
  habilisId: 'MUL20004',
  nom: 'Marchal',
  prenom: 'Sophie',
  email: 's@exemple.fr',
  emailAConfirmer: null,
  personalDataValidated: true,
  secondFacteurAttendu: false,
  invitations: 0,
  etablissement: null,
  roles: [exampleRole({ id: 4, type: 'G' }), exampleRole({ id: 7, type: 'I' })],
};
const landingFrom = (path: string, account = holder) => {
  askSignIn('demandee', path);
  return landingPath(account);
};

test('[R780] after sign-in one goes on to the page that was asked for, once', () => {
  expect(landingFrom('/I/7/demandes-habilitation/12/avis?a=1#b')).toBe('/I/7/demandes-habilitation/12/avis?a=1#b');
  expect(landingPath(holder)).toBe('/bienvenue');
  expect(landingFrom('/compte/sessions')).toBe('/compte/sessions');
});

test('[R780] a page of a role that was given anew is followed, one of nobody’s role is not', () => {
  expect(landingFrom('/I/3/taches')).toBe('/I/3/taches');
  expect(landingFrom('/DM/4')).toBe('/DM/4');
  expect(landingFrom('/CNH/3/commission')).toBe('/bienvenue');
  const two = { ...holder, roles: [...holder.roles, exampleRole({ id: 9, type: 'I' })] };
  expect(landingFrom('/I/3/taches', two)).toBe('/bienvenue');
});

test('[R780] what another person left open when their session ended is not followed, and one is told so', () => {
  askSignIn('terminee', '/I/3/demandes-habilitation/12');
  expect(landingPath(holder)).toBe('/bienvenue');
  expect(getDefaultStore().get(toastsAtom)).toMatchObject([{ severity: 'info', life: FAILURE_LIFE_MS }]);
  askSignIn('terminee', '/I/7/demandes-habilitation/12');
  expect(landingPath(holder)).toBe('/I/7/demandes-habilitation/12');
  askSignIn('terminee', '/DM/4/demandes');
  expect(landingPath(holder)).toBe('/DM/4/demandes');
  expect(getDefaultStore().get(toastsAtom)).toHaveLength(1);
});

const toldNow = () => getDefaultStore().get(toastsAtom);

test('[R780] whoever comes back where their words outlived the session is told so, others are not', () => {
  keptPages.add('MUL20004 /I/7/habilitations/3');
  askSignIn('terminee', '/I/7/habilitations/4');
  landingPath(holder);
  expect(toldNow()).toEqual([]);
  askSignIn('terminee', '/I/7/habilitations/3?onglet=vie');
  expect(landingPath(holder)).toBe('/I/7/habilitations/3?onglet=vie');
  expect(toldNow()).toMatchObject([{ severity: 'info', summary: 'roles.saisie-gardee', life: FAILURE_LIFE_MS }]);
  getDefaultStore().set(toastsAtom, []);
  askSignIn('terminee', '/I/7/habilitations/3');
  landingPath({ ...holder, habilisId: 'AUT20005' });
  expect(toldNow()).toEqual([]);
  keptPages.clear();
});

test('[U745] the mail of an offered role leads back to the choice of role after sign-in', () => {
  expect(landingFrom('/bienvenue?proposition')).toBe('/bienvenue?proposition');
});

test.each([
  'https://ailleurs.fr/I/7',
  '//ailleurs.fr/I/7',
  String.raw`/\ailleurs.fr/I/7`,
  '/%2Failleurs.fr',
  'javascript:alert(1)',
  '/I/7@ailleurs.fr',
  '/I/7\n//ailleurs.fr',
  '/connexion',
  '',
])('[R780] %j leads nowhere after sign-in', (path) => {
  expect(landingFrom(path)).toBe('/bienvenue');
});

test('[R780] what must come first comes first, and the page is still asked for after it', () => {
  expect(landingFrom('/I/7/taches', { ...holder, personalDataValidated: false })).toBe(
    '/validation-donnees-personnelles',
  );
  expect(landingPath({ ...holder, secondFacteurAttendu: true })).toBe('/compte/securite');
  expect(landingPath(holder)).toBe('/I/7/taches');
});

test('[R780] a page asked for before a forgotten password is followed in the tab of the mail, for a day', () => {
  askSignIn('demandee', '/I/7/taches');
  handOverAskedPage(0);
  forgetAskedPage();
  takeOverAskedPage(DAY_MS - 1);
  expect(landingPath(holder)).toBe('/I/7/taches');
  askSignIn('demandee', '/I/7/taches');
  handOverAskedPage(0);
  forgetAskedPage();
  takeOverAskedPage(DAY_MS);
  expect(getDefaultStore().get(askedPageAtom)).toBeNull();
});

test('[R780] the sign-in page keeps why it stands there, and the page asked for before', () => {
  askSignIn('demandee', '/I/7/taches');
  askSignIn('terminee', '/connexion');
  expect(getDefaultStore().get(askedPageAtom)).toEqual({ reason: 'terminee', path: '/I/7/taches' });
  expect(sessionStorage.getItem('habilis-page-demandee')).toBe('terminee /I/7/taches');
});
