import { expect, test } from 'vitest';
import type { SessionEtat } from './etats.ts';
import { type FinAnnoncee, suiteDeSession } from './suiteDeSession.ts';

const TODAY = '2026-11-20';
const OPEN = ['SAISIE', 'RESULTATS', 'VERIFICATION'] as const satisfies SessionEtat[];
/** What becomes of a session on a day, by its state. */
const suites = (fin: FinAnnoncee, dateSession: string | null, aReleve = false) =>
  OPEN.map((etat) => suiteDeSession({ etat, dateSession, aReleve }, fin, TODAY));
const all = (suite: string) => OPEN.map(() => suite);

test('[SC43] before the end of a habilitation sessions are held, after it what had begun is finished', () => {
  const later = { acte: 'habilitation', date: '2026-12-31' } as const;
  expect(suites(later, '2026-12-31')).toEqual(all('CONTINUE'));
  expect(suites(later, '2027-01-01')).toEqual(all('EMPECHEE'));
  expect(suites(later, null)).toEqual(all('CONTINUE'));
  const past = { acte: 'habilitation', date: '2026-11-01' } as const;
  expect(suites(past, '2026-11-20')).toEqual(['EMPECHEE', 'CONTINUE', 'CONTINUE']);
  expect(suites(past, '2026-11-21')).toEqual(all('EMPECHEE'));
  expect(suites(past, '2026-11-01')).toEqual(all('CONTINUE'));
  expect(suites(past, null)).toEqual(all('PERDUE'));
});
test('[SC43] once an activity has ended, the caisse finishes what had begun and drafts are lost', () => {
  expect(suites({ acte: 'entite', date: TODAY }, TODAY)).toEqual(all('CONTINUE'));
  const past = { acte: 'entite', date: '2026-11-19' } as const;
  expect(suites(past, '2026-11-19')).toEqual(['PERDUE', 'CAISSE_FINIT', 'CAISSE_FINIT']);
  expect(suites(past, '2026-11-21')).toEqual(all('EMPECHEE'));
  expect(suites({ acte: 'entite', date: '2026-12-31' }, '2027-01-01')).toEqual(all('EMPECHEE'));
});
test('[SC43] the sessions of who leaves pass to their entite, those of an entite that has nobody to its caisse', () => {
  expect(suites({ acte: 'formateur' }, TODAY)).toEqual(['AUTRE_FORMATEUR', 'ENTITE_FINIT', 'CONTINUE']);
  expect(suites({ acte: 'gestionnaire' }, TODAY)).toEqual(['PERDUE', 'CAISSE_FINIT', 'CAISSE_FINIT']);
});
test('[U944] what a delegataire keeps stays with the entite while it has somebody, else with its caisse', () => {
  expect(suites({ acte: 'gestionnaire' }, TODAY, true)).toEqual(all('ENTITE_TIENT'));
  expect(suites({ acte: 'formateur' }, TODAY, true)).toEqual(['AUTRE_FORMATEUR', 'ENTITE_FINIT', 'CONTINUE']);
});
