import { expect, test } from 'vitest';
import { arretADire, arretEnCours, isEnCours } from './Arret.ts';
import { arretFaults, type ArretSaisi, instantsDe } from './arretFaults.ts';
import { instantDe, jourEtHeure } from './instantDe.ts';

const arret = (id: number, debut: string, fin: string, annonce = debut) => ({
  id,
  mode: 'LECTURE_SEULE' as const,
  debutLe: `2026-12-05T${debut}:00Z`,
  finLe: `2026-12-05T${fin}:00Z`,
  annonceLe: `2026-12-05T${annonce}:00Z`,
});
const at = (heure: string) => new Date(`2026-12-05T${heure}Z`);
const SAISI: ArretSaisi = {
  dateDebut: '2026-12-05',
  heureDebut: '20:00',
  dateFin: '2026-12-05',
  heureFin: '20:30',
  annonceHeures: 24,
  texte: '',
};
const NONE = { now: at('10:00:00'), autres: [], avant: null };
const faults = (saisi: Partial<ArretSaisi>, others: Partial<Parameters<typeof arretFaults>[1]> = {}) =>
  arretFaults({ ...SAISI, ...saisi }, { ...NONE, ...others }).map(({ path, title }) => `${path} ${title}`);

test('[EX1051] a stop begins and ends by itself, to the second', () => {
  const one = arret(1, '19:00', '19:30');
  expect(isEnCours(one, at('18:59:59'))).toBe(false);
  expect(isEnCours(one, at('19:00:00'))).toBe(true);
  expect(isEnCours(one, at('19:29:59'))).toBe(true);
  expect(isEnCours(one, at('19:30:00'))).toBe(false);
  expect(arretEnCours([arret(2, '20:00', '21:00'), one], at('19:10:00'))).toBe(one);
  expect(arretEnCours([one], at('19:30:00'))).toBeNull();
});

test('[EX1052] people are told of the stop that holds, else of the next one from the time of its announcement', () => {
  const later = arret(2, '21:00', '22:00', '08:00');
  const sooner = arret(1, '19:00', '19:30', '12:00');
  const both = [later, sooner];
  expect(arretADire(both, at('07:59:59'))).toBeNull();
  expect(arretADire(both, at('08:00:00'))).toBe(later);
  expect(arretADire(both, at('12:00:00'))).toBe(sooner);
  expect(arretADire(both, at('19:29:59'))).toBe(sooner);
  expect(arretADire(both, at('19:30:00'))).toBe(later);
  expect(arretADire(both, at('22:00:00'))).toBeNull();
  expect(arretADire([arret(3, '19:00', '19:30', '19:20')], at('19:10:00'))?.id).toBe(3);
});

test('[EX1050][EX1053] an announcement is whole, ahead, in order, of two days at most and over no other', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ dateDebut: null, heureFin: null, annonceHeures: null })).toEqual([
    'dateDebut champ.requis',
    'heureFin champ.requis',
    'annonceHeures champ.requis',
  ]);
  expect(faults({ heureFin: '20:00' })).toEqual(['heureFin arret.fin-avant-debut']);
  expect(faults({ heureDebut: '10:59', heureFin: '11:30' })).toEqual(['heureDebut arret.debut-passe']);
  expect(faults({ dateFin: '2026-12-07', heureFin: '20:00' })).toEqual([]);
  expect(faults({ dateFin: '2026-12-07', heureFin: '20:01' })).toEqual(['heureFin arret.trop-long']);
  expect(faults({ annonceHeures: 0 })).toEqual([]);
  expect(faults({ annonceHeures: 336 })).toEqual([]);
  for (const annonceHeures of [-1, 337, 1.5])
    expect(faults({ annonceHeures })).toEqual(['annonceHeures arret.annonce-hors-bornes']);
  expect(faults({ texte: 'a'.repeat(300) })).toEqual([]);
  expect(faults({ texte: 'a'.repeat(301) })).toEqual(['texte champ.trop-long']);
  const autres = [arret(2, '19:30', '20:00')];
  expect(faults({}, { autres })).toEqual([]);
  expect(faults({ heureFin: '20:31' }, { autres })).toEqual(['heureFin arret.chevauche']);
  expect(faults({ heureDebut: '21:00', heureFin: '22:00' }, { autres })).toEqual([]);
  expect(faults({ heureDebut: '20:59', heureFin: '22:00' }, { autres })).toEqual(['heureFin arret.chevauche']);
});

test('[EX1053] the minute under way begins at once; what has begun keeps its beginning, and may not end in the past', () => {
  const now = at('19:00:59');
  expect(faults({}, { now })).toEqual([]);
  expect(faults({}, { now: at('19:01:00') })).toEqual(['heureDebut arret.debut-passe']);
  const avant = arret(1, '19:00', '19:30');
  expect(faults({ heureFin: '21:00' }, { now: at('19:10:00'), avant })).toEqual([]);
  expect(faults({ heureDebut: '20:20', heureFin: '21:00' }, { now: at('19:10:00'), avant })).toEqual([
    'heureDebut arret.deja-commence',
  ]);
  expect(faults({ heureFin: '20:05' }, { now: at('19:10:00'), avant })).toEqual(['heureFin arret.fin-passee']);
  expect(faults({ heureFin: '20:10' }, { now: at('19:10:00'), avant })).toEqual(['heureFin arret.fin-passee']);
  expect(faults({ heureDebut: '20:20' }, { now: at('18:59:59'), avant })).toEqual([]);
});

test('[EX1054] an hour that the clock skips is refused; one that comes twice is the first of a beginning and the second of an end', () => {
  expect(instantDe('2027-03-28', '02:30', 'debut')).toBeNull();
  expect(instantDe('2027-03-28', '03:00', 'fin')?.toISOString()).toBe('2027-03-28T01:00:00.000Z');
  expect(instantDe('2027-10-31', '02:30', 'debut')?.toISOString()).toBe('2027-10-31T00:30:00.000Z');
  expect(instantDe('2027-10-31', '02:30', 'fin')?.toISOString()).toBe('2027-10-31T01:30:00.000Z');
  expect(instantDe('2027-02-30', '02:30', 'fin')).toBeNull();
  const night = { dateDebut: '2027-03-28', heureDebut: '02:00', dateFin: '2027-03-28', heureFin: '02:59' };
  expect(faults(night)).toEqual(['heureDebut arret.heure-sautee', 'heureFin arret.heure-sautee']);
  expect(instantsDe({ ...SAISI, dateFin: null })).toEqual({ debut: at('19:00:00'), fin: null });
  expect(instantsDe({ ...SAISI, heureDebut: null, heureFin: null })).toEqual({ debut: null, fin: null });
  expect(jourEtHeure('2026-12-05T23:05:00Z')).toEqual({ date: '2026-12-06', heure: '00:05' });
});
