import { expect, test } from 'vitest';
import { examplePoint } from '@habilis/api/mocks/fixtures/examplePoints';
import { EMPTY, faultOfSaisie, type Saisie } from './saisie.ts';

const HORIZON = '2028-11-20';
const point = { ...examplePoint(), mode: 'INI', dateCnh: '2026-12-04' } as const;
const faultOf = (saisie: Partial<Saisie>) => faultOfSaisie({ ...EMPTY, ...saisie }, point, HORIZON);

test('a decision is chosen, and its reason is read', () => {
  expect(faultOf({})).toEqual({ part: 'choice', title: 'demande.decision-requise' });
  expect(faultOf({ choice: 'ACCORDE' })).toBeNull();
  for (const motif of ['', ' ', '\u200B\u2060']) {
    expect(faultOf({ choice: 'REFUSE', motif })).toEqual({ part: 'motif', title: 'demande.motif-requis' });
  }
  expect(faultOf({ choice: 'REFUSE', motif: 'Le référentiel manque.' })).toBeNull();
});

test('[DH66] the first day is within the bounds of the calendar, where one is asked for', () => {
  const debut = (dateDebut: string, choice: Saisie['choice'] = 'ACCORDE') => faultOf({ choice, dateDebut })?.title;
  expect(debut('2026-12-03')).toBe('demande.date-debut-trop-tot');
  expect(debut('2026-12-04')).toBeUndefined();
  expect(debut(HORIZON)).toBeUndefined();
  expect(debut('2062-12-04')).toBe('demande.date-debut-lointaine');
  expect(faultOf({ choice: 'REFUSE', motif: 'Non.', dateDebut: '2062-12-04' })).toBeNull();
});
