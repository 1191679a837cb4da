import { describe, expect, test } from 'vitest';
import { ecartRemise, etatRemise, isAEnvoyer, isRenvoyable, type Remise } from './etatRemise.ts';

const remise = (changes: Partial<Remise> = {}): Remise => ({
  adresse: 'claire@example.org',
  envoyeA: 'claire@example.org',
  courriel: 'autre',
  ...changes,
});

describe('[C840] how far a certificat has come to its holder', () => {
  test.each([
    ['SANS_ADRESSE', { adresse: null }],
    ['SANS_ADRESSE', { adresse: null, courriel: 'refuse' }],
    ['A_ENVOYER', { envoyeA: null, courriel: null }],
    ['A_ENVOYER', { adresse: 'corrigee@example.org', courriel: 'refuse' }],
    ['A_ENVOYER', { adresse: 'corrigee@example.org' }],
    ['EN_COURS', { courriel: 'en-attente' }],
    ['ENVOYE', {}],
    ['ENVOYE', { courriel: null }],
    ['ENVOYE', { envoyeA: 'Claire@Example.org' }],
    ['REFUSE', { courriel: 'refuse' }],
    ['PERDU', { courriel: 'perdu' }],
  ] as const)('%s for %j', (etat, changes) => {
    expect(etatRemise(remise(changes))).toBe(etat);
  });

  test('[C840] a first mail is owed where none came; it may leave again where one left', () => {
    const etats = ['SANS_ADRESSE', 'A_ENVOYER', 'EN_COURS', 'ENVOYE', 'REFUSE', 'PERDU'] as const;
    expect(etats.filter(isAEnvoyer)).toEqual(['A_ENVOYER', 'PERDU']);
    expect(etats.filter(isRenvoyable)).toEqual(['ENVOYE', 'REFUSE']);
  });
});

describe('[C841] a certificat is mailed as the page showed it', () => {
  const LE = '2026-11-27T14:32:00.000Z';
  const montre = { adresse: 'claire@example.org', envoyeLe: null };
  test.each([
    [null, montre, { ...montre, isEnVigueur: true }],
    [null, montre, { ...montre, adresse: 'Claire@example.org', isEnVigueur: true }],
    [null, { ...montre, envoyeLe: LE }, { ...montre, envoyeLe: LE, isEnVigueur: true }],
    ['PLUS_EN_VIGUEUR', montre, { ...montre, envoyeLe: LE, isEnVigueur: false }],
    ['DEJA_ENVOYE', montre, { ...montre, envoyeLe: LE, isEnVigueur: true }],
    ['DEJA_ENVOYE', montre, { adresse: null, envoyeLe: LE, isEnVigueur: true }],
    ['SANS_ADRESSE', montre, { ...montre, adresse: null, isEnVigueur: true }],
    ['ADRESSE_CHANGEE', montre, { ...montre, adresse: 'autre@example.org', isEnVigueur: true }],
    ['ADRESSE_CHANGEE', { ...montre, adresse: null }, { ...montre, isEnVigueur: true }],
  ] as const)('%s for %j shown, %j now', (raison, shown, actuel) => {
    expect(ecartRemise(shown, actuel)).toBe(raison);
  });
});
