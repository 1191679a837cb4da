import { expect, test } from 'vitest';
import { examplePoint } from '@habilis/api/mocks/fixtures/examplePoints';
import { CHOICES, decisionOf, EMPTY, faultsOfSaisie, type Saisie, startsOn, wantsMotif } from './saisie.ts';

const DAYS = { today: '2026-12-04', horizon: '2028-11-20' };
const point = { ...examplePoint(), mode: 'INI', dateCnh: '2026-12-04' } as const;
const faultsOf = (saisie: Partial<Saisie>) => faultsOfSaisie({ ...EMPTY, ...saisie }, point, DAYS);

test('a decision is chosen, and its reason is read', () => {
  expect(faultsOf({})).toEqual([{ path: 'decision', title: 'demande.decision-requise' }]);
  expect(faultsOf({ decision: 'ACCORDE' })).toEqual([]);
  for (const motif of ['', ' ', '\u200B\u2060']) {
    expect(faultsOf({ decision: 'REFUSE', motif })).toEqual([{ path: 'motif', title: 'demande.motif-requis' }]);
    expect(faultsOf({ decision: 'COMPLEMENT', motif })).toEqual([{ path: 'motif', title: 'demande.motif-requis' }]);
  }
  expect(faultsOf({ decision: 'REFUSE', motif: 'Le référentiel manque.' })).toEqual([]);
  expect(CHOICES.filter(wantsMotif)).toEqual(['ACCORDE_SOUS_RESERVE', 'AJOURNE', 'COMPLEMENT', 'REFUSE']);
  expect(wantsMotif(null)).toBe(false);
});

test('[DH66] the first day is within the bounds of the calendar, where one is asked for', () => {
  const debut = (dateDebut: string) => faultsOf({ decision: 'ACCORDE', dateDebut })[0]?.title;
  expect(debut('2026-12-03')).toBe('demande.date-debut-trop-tot');
  expect(debut('2026-12-04')).toBeUndefined();
  expect(debut('2028-11-20')).toBeUndefined();
  expect(debut('2062-12-04')).toBe('demande.date-debut-lointaine');
  expect(faultsOf({ decision: 'REFUSE', motif: 'Non.', dateDebut: '2062-12-04' })).toEqual([]);
});

test('of what was typed, only what the choice asks for is sent', () => {
  const typed = { motif: ' Non. ', dateDebut: '2026-12-10' };
  const sent = CHOICES.map((decision) => decisionOf(point, { decision, ...typed }));
  expect(sent.map((one) => [one?.decision, one?.avecComplement, one?.motif, one?.dateDebut])).toEqual([
    ['ACCORDE', false, null, '2026-12-10'],
    ['ACCORDE_SOUS_RESERVE', false, 'Non.', '2026-12-10'],
    ['AJOURNE', false, 'Non.', null],
    ['AJOURNE', true, 'Non.', null],
    ['REFUSE', false, 'Non.', null],
  ]);
  const points = [{ chemin: 'formateurs', commentaire: 'Qui remplace M. Petit ?' }];
  const asked = CHOICES.map((decision) => decisionOf(point, { decision, ...typed }, points)?.points);
  expect(asked).toEqual([undefined, undefined, undefined, points, undefined]);
  expect(decisionOf(point, EMPTY)).toBeNull();
  expect([startsOn(null, point), startsOn('ACCORDE', { ...point, mode: 'APF' })]).toEqual([false, false]);
});
