import { readFileSync } from 'node:fs';
import type { Messages } from '@habilis/i18n/loadMessages';
import { createTexts } from '@habilis/i18n/TextProvider';
import { getDefaultStore } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { problemText } from '../messages/reportError.ts';
import { setTexts } from '../messages/texts.ts';
import { actingAtom, actingEnded, actingIdOf, addressOf, openActingAtom, pathInApp } from './acting.ts';

const store = getDefaultStore();
afterEach(() => {
  store.set(actingAtom, null);
  setTexts(createTexts({}));
});

test.each([
  ['/en-tant-que/LPF20001', 'LPF20001', '/'],
  ['/en-tant-que/LPF20001/', 'LPF20001', '/'],
  ['/en-tant-que/LPF20001/G/4/demandes', 'LPF20001', '/G/4/demandes'],
  ['/G/4/en-tant-que', null, '/G/4/en-tant-que'],
  ['/en-tant-que/lpf20001/G/4', null, '/en-tant-que/lpf20001/G/4'],
  ['/en-tant-que/LPF200012/G/4', null, '/en-tant-que/LPF200012/G/4'],
  ['/', null, '/'],
])('[R30] %s acts as %s and is %s of the routes', (pathname, habilisId, path) => {
  expect([actingIdOf(pathname), pathInApp(pathname)]).toEqual([habilisId, path]);
});

test('[R30] the addresses of a tab that acts keep its prefix, those of any other have none', () => {
  expect(addressOf('/G/4')).toBe('/G/4');
  store.set(actingAtom, { habilisId: 'LPF20001', impersonation: null, untilMs: 1, isOver: false });
  expect(addressOf('/G/4')).toBe('/en-tant-que/LPF20001/G/4');
  expect(store.get(openActingAtom)).not.toBeNull();
  actingEnded();
  expect([store.get(openActingAtom), store.get(actingAtom)?.isOver]).toEqual([null, true]);
});

const compiled = new URL('../../../../packages/i18n/compiled/fr/erreurs.json', import.meta.url);

test('[U946] whoever acts in a person’s name reads whose role may not, never « votre rôle »', () => {
  setTexts(createTexts(JSON.parse(readFileSync(compiled, 'utf8')) as Messages));
  const titles = [
    'role.non-autorise',
    'utilisateur.role-non-autorise',
    'utilisateur.compte-non-autorise',
    'utilisateur.compte-propre',
    'utilisateur.role-propre',
    'habilitation.suspension-hors-competence',
  ];
  expect(problemText('role.non-autorise')).toBe('Votre rôle ne permet pas cette action.');
  for (const title of titles) expect(problemText(title)).toMatch(/\b([Vv]otre|Vous)\b/);
  const impersonation = {
    habilisId: 'LPF20001',
    nom: 'Marchal',
    prenom: 'Anne',
    acteur: { habilisId: 'SUP93001', nomPrenom: 'Yann Le Goff' },
    motif: 'Aide',
    debutLe: '2026-11-20T09:00:00Z',
    expireLe: '2026-11-20T10:00:00Z',
    validity: 60,
  };
  store.set(actingAtom, { habilisId: 'LPF20001', impersonation, untilMs: 1, isOver: false });
  expect(problemText('role.non-autorise')).toBe('Le rôle d’Anne Marchal ne permet pas cette action.');
  for (const title of titles) {
    expect(problemText(title)).toContain('Anne Marchal');
    expect(problemText(title)).not.toMatch(/\b([Vv]otre|Vous)\b/);
  }
});
