import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { marksOf } from '../role/test/marksOf.ts';
import { resultatOfStatut } from './Livraison.ts';
import { MOST_TENTATIVES, pauseApres } from './pauseApres.ts';
import { rejeuFaults } from './rejeuFaults.ts';
import { refusalOfAdresse, webhookFaults } from './webhookFaults.ts';

const DAY_MS = 86_400_000;
const OUTSIDE = { isLocalAllowed: false };
const SOUND = { nom: 'Planning', adresse: 'https://planning.example.org/habilis', types: ['session-cloturee'] };

test('[WH1] administrators make webhooks for anything, a gestionnaire for the own entite', () => {
  expect(marksOf('manage-webhooks')).toBe('– e – – – – – – – ✓ – –');
});

test('[WH2] a webhook has a name, an address that may be called and something to tell', () => {
  const told = (changes: Partial<typeof SOUND>) =>
    webhookFaults({ ...SOUND, ...changes }, OUTSIDE).map(({ path, title }) => `${path} ${title}`);
  expect(told({})).toEqual([]);
  expect(told({ adresse: ` ${SOUND.adresse} ` })).toEqual([]);
  expect(told({ nom: ' ', adresse: ' ', types: [] })).toEqual([
    'nom champ.requis',
    'adresse champ.requis',
    'types webhook.sans-type',
  ]);
  expect(told({ types: ['essai', 'inconnu'] })).toEqual(['types webhook.sans-type']);
  expect(told({ nom: 'n'.repeat(60), adresse: `https://a.fr/${'x'.repeat(487)}` })).toEqual([]);
  expect(told({ nom: 'n'.repeat(61), adresse: `https://a.fr/${'x'.repeat(488)}` })).toEqual([
    'nom champ.trop-long',
    'adresse champ.trop-long',
  ]);
});

test.each([
  ['https://planning.example.org/a?b=c', null],
  ['https://planning.example.org:8443/', null],
  ['https://contest.example.org/', null],
  ['https://interne.fr.example.org./', null],
  ['planning.example.org', 'webhook.adresse-invalide'],
  ['https://qui:secret@planning.example.org/', 'webhook.adresse-invalide'],
  ['https://qui@planning.example.org/', 'webhook.adresse-invalide'],
  ['https://planning.example.org/#a', 'webhook.adresse-invalide'],
  ['http://planning.example.org/', 'webhook.adresse-sans-tls'],
  ['ftp://planning.example.org/', 'webhook.adresse-sans-tls'],
  ['https://planning.example.org:22/', 'webhook.adresse-port'],
  ['https://203.0.113.7/', 'webhook.adresse-ip'],
  ['https://0x7f.1/', 'webhook.adresse-ip'],
  ['https://2130706433/', 'webhook.adresse-ip'],
  ['https://[::1]/', 'webhook.adresse-ip'],
  ['https://localhost/', 'webhook.adresse-interne'],
  ['https://base.localhost/', 'webhook.adresse-interne'],
  ['https://base/', 'webhook.adresse-interne'],
  ['https://base./', 'webhook.adresse-interne'],
  ['https://metadata.google.internal/', 'webhook.adresse-interne'],
  ['https://box.home.arpa./', 'webhook.adresse-interne'],
])('[WH5] %s is judged: %s', (adresse, refusal) => {
  expect(refusalOfAdresse(adresse, OUTSIDE)).toBe(refusal);
});

test('[WH5] only a test is let onto its own machine, and never by another protocol', () => {
  const local = { isLocalAllowed: true };
  expect(refusalOfAdresse('http://127.0.0.1:4000/', local)).toBeNull();
  expect(refusalOfAdresse('https://localhost:4000/', local)).toBeNull();
  expect(refusalOfAdresse('file:///etc/passwd', local)).toBe('webhook.adresse-sans-tls');
  expect(refusalOfAdresse('http://qui:secret@127.0.0.1:4000/', local)).toBe('webhook.adresse-invalide');
});

test('[WH3] only 2xx takes a message; nobody is followed elsewhere, and 410 is for good', () => {
  expect([200, 204, 299].map(resultatOfStatut)).toEqual(['REMISE', 'REMISE', 'REMISE']);
  expect([301, 307, 399].map(resultatOfStatut)).toEqual(['REDIRECTION', 'REDIRECTION', 'REDIRECTION']);
  expect([199, 400, 404, 429, 500, 503].map(resultatOfStatut)).toEqual(Array.from({ length: 6 }, () => 'REFUS'));
  expect(resultatOfStatut(410)).toBe('PARTIE');
});

test('[WH4] a message is tried ten times within three days, with growing pauses', () => {
  expect(pauseApres(1, 0.5)).toBe(60_000);
  expect(pauseApres(1, 0)).toBe(54_000);
  expect(pauseApres(MOST_TENTATIVES, 0)).toBeNull();
  expect(MOST_TENTATIVES).toBe(10);
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 9, maxLength: 9 }), (chances) => {
      const pauses = chances.map((hasard, index) => pauseApres(index + 1, hasard) ?? 0);
      expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
      const whole = pauses.reduce((sum, pause) => sum + pause, 0);
      expect(whole).toBeGreaterThan(2 * DAY_MS);
      expect(whole).toBeLessThanOrEqual(3 * DAY_MS);
    }),
  );
});

test('[WH12] of the last thirty days, in order and not to come, what happened is sent again', () => {
  const told = (dateDebut: string | null, dateFin: string | null) =>
    rejeuFaults({ dateDebut, dateFin }, '2026-11-29').map(({ path, title }) => `${path} ${title}`);
  expect(told('2026-10-30', '2026-11-29')).toEqual([]);
  expect(told('2026-11-29', '2026-11-29')).toEqual([]);
  expect(told(null, null)).toEqual(['dateDebut champ.requis', 'dateFin champ.requis']);
  expect(told('2026-10-29', '2026-11-30')).toEqual([
    'dateDebut webhook.rejeu-trop-ancien',
    'dateFin webhook.rejeu-a-venir',
  ]);
  expect(told('2026-11-20', '2026-11-19')).toEqual(['dateFin webhook.rejeu-a-rebours']);
});
