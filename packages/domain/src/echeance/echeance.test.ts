import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../date/addDays.ts';
import { marksOf } from '../role/test/marksOf.ts';
import { ROLE_TYPES, type RoleType } from '../role/RoleType.ts';
import { DEFAULT_SETTINGS } from '../setting/settings.ts';
import { compareEcheances } from './compareEcheances.ts';
import { ECHEANCES, GENRES_ECHEANCE, TYPES_ECHEANCE } from './ECHEANCES.ts';
import { finAttestation } from './finAttestation.ts';
import { isFinAttendue } from './isFinAttendue.ts';
import { joursEntre, moisDeLigne } from './moisDeLigne.ts';
import { natureEcheance } from './natureEcheance.ts';
import { parMois } from './parMois.ts';
import { tranchesDeLigne } from './tranchesDeLigne.ts';
import { tachesSuiviesDa, tachesSuiviesDh } from './tachesSuivies.ts';

const TODAY = '2026-11-20';
const days = fc.integer({ min: -400, max: 400 }).map((count) => addDays(TODAY, count));
const types = fc.constantFrom(...TYPES_ECHEANCE);

test('[EC1] every role has its line of time', () => {
  expect(marksOf('read-echeances')).toBe('✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓');
});

test('[EC2] every lane holds something, and what is due stands in one lane', () => {
  expect(new Set(TYPES_ECHEANCE.map((type) => ECHEANCES[type].genre))).toEqual(new Set(GENRES_ECHEANCE));
});

test('[EC3] a task past its day is late for all who follow it; what merely ends is never late', () => {
  const nature = (type: (typeof TYPES_ECHEANCE)[number], date: string, isAttendue: boolean) =>
    natureEcheance({ type, date, isAttendue }, TODAY);
  expect(nature('dh-complement', '2026-11-19', false)).toBe('EN_RETARD');
  expect(nature('dh-complement', '2026-11-20', true)).toBe('A_FAIRE');
  expect(nature('dh-complement', '2026-11-20', false)).toBe('A_SAVOIR');
  expect(nature('habilitation-fin', '2026-11-19', true)).toBe('A_FAIRE');
  expect(nature('suspension-fin', '2026-11-19', false)).toBe('A_SAVOIR');
  fc.assert(
    fc.property(types, days, fc.boolean(), (type, date, isAttendue) => {
      const isLate = nature(type, date, isAttendue) === 'EN_RETARD';
      expect(isLate).toBe(ECHEANCES[type].resteDue && date < TODAY);
    }),
  );
});

test('[EC4] the end of a habilitation asks its entite for a renewal while it may be started and is not', () => {
  const day = { today: TODAY, settings: DEFAULT_SETTINGS };
  const free = { isSansSuite: false, dateFinActivite: null };
  const ending = { dateFin: '2027-06-30', rupture: false, isRenouvelee: false, isRenouvellementEngage: false, ...free };
  const attendue = (role: RoleType, change: Partial<typeof ending> = {}) =>
    isFinAttendue({ ...ending, ...change }, role, day);
  expect(ROLE_TYPES.filter((role) => attendue(role))).toEqual(['DM', 'G']);
  expect(attendue('G', { isRenouvellementEngage: true })).toBe(false);
  expect(attendue('G', { isRenouvelee: true })).toBe(false);
  expect(attendue('G', { dateFin: '2027-08-21' })).toBe(false);
});

test('[EC5] a role follows its own tasks; who answers for others follows all; a demandeur also knows the end of an appeal', () => {
  const dh = (role: RoleType) => tachesSuiviesDh(role);
  expect(dh('I')).toEqual(['instruction']);
  expect(dh('R')).toEqual(['repartition']);
  expect(dh('E')).toEqual(['sous_commission']);
  expect(dh('CNH')).toEqual(['planification_decision', 'decision']);
  expect(dh('DM')).toEqual(['saisie', 'suppression_apres_refus']);
  expect([dh('DL'), dh('F')]).toEqual([[], []]);
  for (const role of ['RC', 'RD', 'ADM', 'S'] as const) {
    expect(dh(role)).toEqual([
      'saisie',
      'instruction',
      'validation_instruction',
      'repartition',
      'sous_commission',
      'validation_demande',
      'planification_decision',
      'decision',
      'suppression_apres_refus',
    ]);
  }
  expect(tachesSuiviesDa('I')).toEqual(['da_instruction']);
  expect(tachesSuiviesDa('G')).toEqual(['da_saisie']);
  expect(tachesSuiviesDa('E')).toEqual([]);
  for (const role of ROLE_TYPES) {
    expect(dh(role)).not.toContain('complement');
    expect(tachesSuiviesDa(role)).not.toContain('da_complement');
  }
});

test('[EC6] the list and the calendar begin with the month before and hold twelve', () => {
  expect(moisDeLigne('2026-01-31')).toEqual([
    '2025-12',
    ...Array.from({ length: 11 }, (_, rank) => `2026-${String(rank + 1).padStart(2, '0')}`),
  ]);
  fc.assert(
    fc.property(days, (today) => {
      const months = moisDeLigne(today);
      expect([months.length, months[1]]).toEqual([12, today.slice(0, 7)]);
      expect(months).toEqual(months.toSorted());
    }),
  );
});

test('[EC6] months cover their days, to the first of the month after', () => {
  expect(joursEntre('2026-12', '2026-12')).toEqual({ du: '2026-12-01', avant: '2027-01-01' });
  expect(joursEntre('2026-11', '2027-02')).toEqual({ du: '2026-11-01', avant: '2027-03-01' });
  expect(joursEntre('2026-12-25', '2026-12-31')).toEqual({ du: '2026-12-25', avant: '2027-01-01' });
});

test('[EC6] the line holds what is before today, thirty days by the week, then months, each day once', () => {
  expect(tranchesDeLigne(TODAY).slice(0, 8)).toEqual([
    { du: null, au: '2026-11-19' },
    { du: '2026-11-20', au: '2026-11-26' },
    { du: '2026-11-27', au: '2026-12-03' },
    { du: '2026-12-04', au: '2026-12-10' },
    { du: '2026-12-11', au: '2026-12-17' },
    { du: '2026-12-18', au: '2026-12-19' },
    { du: '2026-12-20', au: '2026-12-31' },
    { du: '2027-01-01', au: '2027-01-31' },
  ]);
  fc.assert(
    fc.property(days, (today) => {
      const spans = tranchesDeLigne(today);
      for (const [rank, { du, au }] of spans.entries()) {
        if (du !== null) expect([du <= au, addDays(du, -1)]).toEqual([true, spans[rank - 1]?.au]);
      }
      expect(spans.at(-1)?.au.slice(0, 7)).toBe(moisDeLigne(today).at(-1));
    }),
  );
});

test('[EC6] gathered by month, nothing is lost and the order stays', () => {
  const echeances = fc.array(fc.record({ date: days, type: types, objetId: fc.integer({ min: 1, max: 50 }) }));
  fc.assert(
    fc.property(echeances, (unsorted) => {
      const sorted = unsorted.toSorted(compareEcheances);
      const months = parMois(sorted);
      expect(months.flatMap((month) => month.echeances)).toEqual(sorted);
      expect(months.map(({ mois }) => mois)).toEqual(
        [...new Set(sorted.map(({ date }) => date.slice(0, 7)))].toSorted(),
      );
    }),
  );
});

test('[EC6] one order for all: by day, then by what is due, then by object', () => {
  const at = (date: string, type: string, objetId: number) => ({ date, type, objetId });
  const ordered = [
    at('2026-11-19', 'seance', 9),
    at('2026-11-20', 'reserve', 7),
    at('2026-11-20', 'seance', 1),
    at('2026-11-20', 'seance', 2),
  ];
  for (const [rank, one] of ordered.entries()) {
    for (const [other, second] of ordered.entries()) {
      expect(Math.sign(compareEcheances(one, second))).toBe(Math.sign(rank - other));
    }
  }
});

test('[EC7] an Urssaf attestation is recent enough until its last day', () => {
  expect(finAttestation('2026-06-01', 183)).toBe('2026-12-01');
});
