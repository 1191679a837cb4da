import { expect, test } from 'vitest';
import { ACTIVE, TODAY } from '../habilitation/test/exampleDates.ts';
import { SESSION_ETATS } from '../session-certification/etats.ts';
import { sessionsBarrees } from './sessionsBarrees.ts';

const all = ['2026-11-19', TODAY, '2026-12-31', '2027-01-01', null].flatMap((dateSession) =>
  SESSION_ETATS.map((etat) => ({ dateSession, etat })),
);
const barred = (asked: { au: string | null; isRupture: boolean }) =>
  sessionsBarrees(all, ACTIVE, { du: TODAY, today: TODAY, ...asked }).map(
    ({ dateSession, etat }) => `${dateSession ?? 'sans jour'} ${etat}`,
  );

test('[H717] a suspension bars what begins within it, until results are handed in', () => {
  expect(barred({ au: '2026-12-31', isRupture: false })).toEqual([
    `${TODAY} SAISIE`,
    `${TODAY} RESULTATS`,
    '2026-12-31 SAISIE',
    '2026-12-31 RESULTATS',
  ]);
  expect(barred({ au: '2999-12-31', isRupture: false })).toContain('2027-01-01 SAISIE');
});
test('[H717] a rupture bars all that is not submitted, and what begins from its day on', () => {
  expect(barred({ au: null, isRupture: true })).toEqual([
    '2026-11-19 SAISIE',
    `${TODAY} SAISIE`,
    `${TODAY} RESULTATS`,
    '2026-12-31 SAISIE',
    '2026-12-31 RESULTATS',
    '2027-01-01 SAISIE',
    '2027-01-01 RESULTATS',
    'sans jour SAISIE',
  ]);
});
test('[H717] what its time refuses anyway is not said to be barred', () => {
  const over = { ...ACTIVE, dateFin: '2026-12-01' };
  const asked = { du: TODAY, au: '2999-12-31', isRupture: false, today: TODAY };
  expect(sessionsBarrees(all, over, asked).map(({ dateSession }) => dateSession)).toEqual([TODAY, TODAY]);
});
