import { application } from '@habilis/api/application/endpoints';
import { ContractError, ProblemError, TransportError } from '@habilis/api/client/errors';
import { session } from '@habilis/api/session/endpoints';
import { createTexts } from '@habilis/i18n/TextProvider';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { serverPropertiesAtom } from '../boot/serverPropertiesAtom.ts';
import { outage, outageEnded, problemText, reportError, toldBefore } from './reportError.ts';
import { failed } from './requete.ts';
import { setTexts } from './texts.ts';
import { toastsAtom } from './toasts.ts';

const store = getDefaultStore();
const started = { endpoint: application.applicationProperties, background: false };
const unasked = { ...started, background: true };
const properties = {
  name: 'Habilis',
  version: '1',
  environment: 'production' as const,
  supportEmail: 'support@exemple.fr',
  today: '2026-11-21',
  maxFileBytes: 1,
  maxRequestBytes: 1,
  delaiSuspensionJours: 1,
  validiteAttestationUrssafJours: 1,
  horizon: '2028-11-21',
  suspensionCaisseMois: 3,
  delaiAnnulationRevocationMinutes: 10,
  delaiRetraitMessageMinutes: 10,
  conservation: {
    comptesNonActivesJours: 90,
    connexionsJours: 365,
    journalJours: 1826,
    courrielsJours: 30,
    consultationsJours: 365,
    messagesSupportJours: 731,
    demandesSupprimeesJours: 365,
  },
  mentions: { editeur: '', hebergeur: '' },
  fournisseur: null,
};
const refusal = (status: number, title = 'essai') => new ProblemError(status, { title });
const toasts = () => store.get(toastsAtom);

beforeEach(() => {
  store.set(toastsAtom, []);
  store.set(serverPropertiesAtom, null);
  outageEnded();
  // Without texts the keys show themselves, so that the tests see the catalogue's keys.
  setTexts(createTexts({}));
});

test('[E7] a 401 shows its title and description for 10000 ms', () => {
  reportError(refusal(401), started);
  const told = { severity: 'error', life: 10_000, summary: 'erreurs.401.titre', detail: 'erreurs.401.description' };
  expect(toasts()).toMatchObject([told]);
});

test.each([403, 404, 502, 504])('[E8] status %i shows its summary for 15000 ms', (status) => {
  reportError(refusal(status), started);
  expect(toasts()).toMatchObject([
    { severity: 'error', life: 15_000, summary: `erreurs.http.${status}`, detail: 'essai' },
  ]);
});

test.each([500, 503])('[E9] status %i shows its title and description for 15000 ms', (status) => {
  reportError(refusal(status), started);
  const [summary, detail] = [`erreurs.${status}.titre`, `erreurs.${status}.description`];
  expect(toasts()).toMatchObject([{ severity: 'error', life: 15_000, summary, detail }]);
});

test('[E4] outside production the detail is shown too', () => {
  for (const environment of ['demonstration', 'production'] as const) {
    store.set(serverPropertiesAtom, { ...properties, environment });
    store.set(toastsAtom, []);
    reportError(new ProblemError(403, { title: 'essai', detail: 'ligne 12' }), started);
    const detail = environment === 'production' ? 'essai' : 'essai ligne 12';
    expect(toasts()).toMatchObject([{ detail }]);
  }
});

test('[E1][E6] no answer shows a toast that does not go by itself for 150000000 ms', () => {
  reportError(new TransportError('coupure'), started);
  expect(toasts()).toMatchObject([{ life: 150_000_000, summary: 'erreurs.http.0' }]);
});

test.each([400, 409, 413, 422, 429, 501])('[E10] status %i shows no toast', (status) => {
  reportError(refusal(status), started);
  expect(toasts()).toEqual([]);
});

test('an answer that breaks the contract is told as an unexpected one', () => {
  reportError(new ContractError('GET /essai', 200, 'forme'), started);
  expect(toasts()).toMatchObject([{ summary: 'erreurs.http.502' }]);
});

test('[E2] a title shows its text, and itself when it has none', () => {
  setTexts(createTexts({ 'erreurs.csrf': 'La page est trop ancienne.' }));
  expect(problemText('csrf')).toBe('La page est trop ancienne.');
  expect(problemText('inconnu.au-bataillon')).toBe('inconnu.au-bataillon');
});

test('[E2] a title that names a text of a page shows that text', () => {
  setTexts(createTexts({ 'faqs.categories.suppression.echec-avec-faq': 'La catégorie n’est pas vide.' }));
  expect(problemText('faqs.categories.suppression.echec-avec-faq')).toBe('La catégorie n’est pas vide.');
});

test('a text tells the figures of the settings, whatever they are', () => {
  setTexts(
    createTexts({
      'erreurs.fichier.trop-gros': [{ type: 1, value: 'moParFichier' }],
      'erreurs.demande.date-suspension-trop-proche': [{ type: 1, value: 'joursSuspension' }],
      'erreurs.demande.date-cnh-lointaine': [{ type: 1, value: 'horizon' }],
    }),
  );
  store.set(serverPropertiesAtom, { ...properties, maxFileBytes: 3 * 1024 * 1024, delaiSuspensionJours: 40 });
  expect(problemText('fichier.trop-gros')).toBe('3');
  expect(problemText('demande.date-suspension-trop-proche')).toBe('40');
  expect(problemText('demande.date-cnh-lointaine')).toBe('21/11/2028');
});

test('[E3] the deletion refused for a suspension shows no toast, whatever its status', () => {
  for (const status of [400, 403, 500])
    reportError(refusal(status, 'demande.delete-with-suspension-not-allowed'), started);
  expect(toasts()).toEqual([]);
});

test('[E1] a wrong password is told by the form, a server at fault while signing in by a toast', () => {
  const signIn = { endpoint: session.authenticate, background: false };
  reportError(refusal(401, 'identifiants-incorrects'), signIn);
  expect(toasts()).toEqual([]);
  reportError(refusal(500), signIn);
  expect(toasts()).toMatchObject([{ summary: 'erreurs.500.titre' }]);
});

test('an error is told once, and not at all when its cause was', () => {
  const error = refusal(500);
  reportError(error, started);
  store.set(toastsAtom, []);
  reportError(error, started);
  reportError(toldBefore(refusal(401)), started);
  expect(toasts()).toEqual([]);
});

test('calls that nobody started tell an outage once, until one goes through', () => {
  for (const round of [1, 2]) {
    store.set(toastsAtom, []);
    reportError(new TransportError(round), unasked);
    expect(toasts()).toHaveLength(1);
    store.set(toastsAtom, []);
    reportError(new TransportError(round), unasked);
    reportError(refusal(503), unasked);
    expect(toasts()).toEqual([]);
    outageEnded();
  }
});

test('an outage that the page tells itself has no toast, what the person started still has one', () => {
  outageEnded();
  outage.pages += 1;
  reportError(new TransportError('coupure'), unasked);
  expect(toasts()).toEqual([]);
  reportError(new TransportError('coupure'), started);
  expect(toasts()).toHaveLength(1);
  store.set(toastsAtom, []);
  outage.pages -= 1;
  reportError(new TransportError('coupure'), unasked);
  expect(toasts()).toHaveLength(1);
});

test('a refusal of a call that nobody started hides no later outage', () => {
  reportError(refusal(403), unasked);
  store.set(toastsAtom, []);
  reportError(new TransportError('coupure'), unasked);
  expect(toasts()).toMatchObject([{ summary: 'erreurs.http.0' }]);
});

test('[EX1089] a failure of the server shows the number that finds it, the last one alone, and keeps it for the support', () => {
  setTexts(
    createTexts({
      'erreurs.requete': [
        { type: 0, value: 'numéro ' },
        { type: 1, value: 'requete' },
      ],
    }),
  );
  for (const requete of ['balance-0001', 'balance-0002']) {
    reportError(new ProblemError(503, { title: 'essai' }, undefined, requete), started);
  }
  expect(toasts().map(({ detail }) => detail)).toEqual([expect.stringMatching(/numéro balance-0002$/)]);
  expect(failed.requete).toBe('balance-0002');
  reportError(new ProblemError(404, { title: 'essai' }, undefined, 'balance-0003'), started);
  expect(toasts().at(-1)?.detail).toBe('essai');
  expect(failed.requete).toBe('balance-0003');
});
