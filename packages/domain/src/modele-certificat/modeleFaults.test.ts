import { expect, test } from 'vitest';
import { CHAMPS_CERTIFICAT } from './champs.ts';
import type { Zone } from './Dessin.ts';
import {
  champsManquants,
  dessinFaults,
  isSuperposee,
  modeleFaults,
  SIGNES_MAX,
  validiteFaults,
} from './modeleFaults.ts';
import { modeleSimple } from './modeleSimple.ts';
import { MOTS } from './test/MOTS.ts';
import { dessinOf, zoneOf } from './test/zoneOf.ts';

test('[MC5] a zone outside the page is a fault even of a draft, zones over one another when it is published', () => {
  const outside = [
    zoneOf({ x: -1 }),
    zoneOf({ y: -0.5 }),
    zoneOf({ x: 200 }),
    zoneOf({ y: 201 }),
    zoneOf({ largeur: 0 }),
    zoneOf({ hauteur: 0 }),
  ];
  for (const zone of outside) {
    expect(dessinFaults(dessinOf(zone))).toEqual([{ path: 'zones.0', title: 'modele-certificat.zone-hors-page' }]);
  }
  for (const inside of [
    { x: 197, y: 200 },
    { x: 0, y: 0 },
  ]) {
    expect(dessinFaults(dessinOf(zoneOf(inside)))).toEqual([]);
  }
  const overlaps = (other: Partial<Zone>) =>
    modeleFaults(dessinOf(zoneOf(), zoneOf(other))).some(
      ({ path, title }) => path === 'zones.1' && title === 'modele-certificat.zones-superposees',
    );
  expect(overlaps({ x: 100, y: 19 })).toBe(true);
  for (const beside of [{ x: 110 }, { y: 20 }, { x: 0, largeur: 10 }, { y: 0, hauteur: 10 }]) {
    expect([beside, overlaps(beside)]).toEqual([beside, false]);
  }
});

test('[MC5] of two zones that lie over one another, the fault is that of the one that was moved', () => {
  const pair = dessinOf(zoneOf(), zoneOf());
  const told = (moved: number | null) =>
    modeleFaults(pair, moved)
      .filter(({ title }) => title === 'modele-certificat.zones-superposees')
      .map(({ path }) => path);
  expect([told(null), told(0), told(1), told(7)]).toEqual([['zones.1'], ['zones.0'], ['zones.1'], ['zones.1']]);
});

test('[MC5] zones may lie over one another by a tenth of a millimetre, on each side', () => {
  const big = { x: 0, y: 0, largeur: 50, hauteur: 50 };
  const column = { ...big, largeur: 0.1 };
  const row = { ...big, hauteur: 0.1 };
  for (const thin of [column, row]) {
    expect([isSuperposee(big, thin), isSuperposee(thin, big)]).toEqual([false, false]);
  }
  expect(isSuperposee(big, { ...column, largeur: 0.2 })).toBe(true);
  expect(isSuperposee(big, { ...row, hauteur: 0.2 })).toBe(true);
});

test('[MC5] a page holds as many words as it can show, in its zones and above them', () => {
  const [half, one] = [SIGNES_MAX / 2, 'a'];
  const zones = (more: string) =>
    dessinOf(
      zoneOf({ etiquette: '', texte: one.repeat(half) }),
      zoneOf({ x: 100, etiquette: one.repeat(half) + more, texte: '' }),
    );
  expect(dessinFaults(zones(''))).toEqual([]);
  expect(dessinFaults(zones(one))).toEqual([{ path: 'zones', title: 'modele-certificat.trop-de-mots' }]);
});
test('[MC12] a model whose words have letters that no paper can write is not published', () => {
  const told = (zone: Partial<Zone>) =>
    modeleFaults(dessinOf(zoneOf(), zoneOf({ x: 100, ...zone }))).filter(
      ({ title }) => title === 'modele-certificat.lettres-inconnues',
    );
  const fault = { path: 'zones.1.texte', title: 'modele-certificat.lettres-inconnues' };
  expect([told({ texte: '田' }), told({ etiquette: '田' }), told({ texte: 'Łódź Щ' })]).toEqual([[fault], [fault], []]);
});
test('[MC6] a model is published with what a certificat must tell', () => {
  const simple = modeleSimple('A4', 'PORTRAIT', MOTS);
  const without = (...champs: string[]) => ({
    ...simple,
    zones: simple.zones.filter(({ champ }) => !champs.includes(champ)),
  });
  expect(champsManquants(simple)).toEqual([]);
  expect(champsManquants(without('prenomNom', 'qrCode'))).toEqual(['prenomNom', 'qrCode']);
  expect(modeleFaults(without('codeCourt'))).toEqual([{ path: 'zones', title: 'modele-certificat.champs-manquants' }]);
  const apart = { ...without('prenomNom'), zones: [...without('prenomNom').zones, zoneOf({ champ: 'prenom' })] };
  expect(champsManquants(apart)).toEqual(['prenomNom']);
  expect(champsManquants({ ...apart, zones: [...apart.zones, zoneOf({ champ: 'nom', y: 30 })] })).toEqual([]);
});

test('[MC7] the code is large enough to be read, and what names and proves is never cut', () => {
  const titlesOf = (...zones: Zone[]) => modeleFaults(dessinOf(...zones)).map(({ path, title }) => `${path} ${title}`);
  const small = zoneOf({ champ: 'qrCode', largeur: 40, hauteur: 28.9 });
  expect(titlesOf(small)).toContain('zones.0 modele-certificat.qr-trop-petit');
  expect(titlesOf({ ...small, hauteur: 29 })).not.toContain('zones.0 modele-certificat.qr-trop-petit');
  const cut = (champ: Zone['champ']) => titlesOf(zoneOf({ champ, tropLong: 'COUPER' }));
  const isKeptWhole = (champ: Zone['champ']) =>
    cut(champ).includes('zones.0.tropLong modele-certificat.champ-jamais-coupe');
  expect(CHAMPS_CERTIFICAT.filter(isKeptWhole)).toEqual([
    'intituleDispositifNiveau',
    'prenomNom',
    'prenom',
    'nom',
    'dateNaissance',
    'identifiant',
    'dateObtention',
    'dateFinValidite',
    'numeroHabilitation',
    'codeCourt',
    'numeroCertificat',
  ]);
});

test('[MC10] a model is in force from its first day to its last, which may be the same', () => {
  const faultsOf = (dateFinValidite: string | null) =>
    validiteFaults({ dateDebutValidite: '2026-03-01', dateFinValidite });
  expect(faultsOf('2026-02-28')).toEqual([{ path: 'dateFinValidite', title: 'modele-certificat.fin-avant-debut' }]);
  for (const fin of ['2026-03-01', '2027-02-28', null]) expect(faultsOf(fin)).toEqual([]);
});
