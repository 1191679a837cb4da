import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { neCommenceraPas } from '../entite/finAvecActivite.ts';
import { DEFAULT_SETTINGS as settings } from '../setting/settings.ts';
import { overlaps } from './overlaps.ts';
import { finProrogation } from './finProrogation.ts';
import { finSansSuite } from './finSansSuite.ts';
import { refusalOfAjoutPlateforme } from './refusalOfAjoutPlateforme.ts';
import { refusalOfDateFin } from './refusalOfDateFin.ts';
import { refusalOfGrant } from './refusalOfGrant.ts';
import { refusalOfRenouvellement } from './refusalOfRenouvellement.ts';
import { isSuspensionTransmise, suitGeste } from './suspensionDeSuite.ts';
import { ACTIVE, days, TODAY } from './test/exampleDates.ts';

const SANS_FIN = '2999-12-31';
const free = { habilitation: ACTIVE, suspension: { dateDebut: null, dateFin: null, motif: null, dateDecision: null } };
const held = (dateFin: string, motif = 'AUDIT') => ({
  habilitation: { ...ACTIVE, dateFinSuspension: dateFin },
  suspension: { dateDebut: '2026-11-01', dateFin, motif, dateDecision: '2026-11-01' },
});

test('[H710] what is granted from a suspended habilitation starts suspended', () => {
  expect(isSuspensionTransmise(ACTIVE, TODAY)).toBe(false);
  expect(isSuspensionTransmise({ ...ACTIVE, dateFinSuspension: TODAY }, TODAY)).toBe(true);
  expect(isSuspensionTransmise({ ...ACTIVE, dateFinSuspension: '2026-11-19' }, TODAY)).toBe(false);
});

test('[H710] an act follows the right, unless the suspension there is longer or was lifted by an act of its own', () => {
  const suspendre = { geste: 'suspendre', dateFin: SANS_FIN, today: TODAY } as const;
  const lever = { ...suspendre, geste: 'lever' } as const;
  const rompre = { ...suspendre, geste: 'rompre' } as const;
  expect(suitGeste({ source: free, suite: free }, suspendre)).toBe(true);
  expect(suitGeste({ source: free, suite: held('2027-01-01') }, suspendre)).toBe(true);
  expect(suitGeste({ source: free, suite: held(SANS_FIN) }, suspendre)).toBe(false);
  const taken = { source: held('2027-01-01'), suite: held('2027-01-01') };
  expect([suspendre, lever].map((act) => suitGeste(taken, act))).toEqual([true, true]);
  const lifted = { source: held('2027-01-01'), suite: free };
  expect([suspendre, lever].map((act) => suitGeste(lifted, act))).toEqual([false, false]);
  const other = { source: held('2027-01-01'), suite: held('2027-01-01', 'ASSURANCE') };
  expect([suspendre, lever].map((act) => suitGeste(other, act))).toEqual([false, false]);
  expect([taken, lifted, other].map((pair) => suitGeste(pair, rompre))).toEqual([true, true, true]);
  const gone = { ...free, habilitation: { ...ACTIVE, dateFin: '2026-11-19' } };
  expect(suitGeste({ source: free, suite: gone }, rompre)).toBe(false);
});

test('[H711] nothing is given to an entite that ends its activity, nor from an end that was decided', () => {
  const given = {
    etatEntite: 'active',
    etatSource: 'ACTIVE',
    dateFinActivite: null,
    isSourceSansSuite: false,
  } as const;
  for (const mode of ['INI', 'REN', 'APF'] as const) {
    expect(refusalOfGrant({ ...given, mode })).toBeNull();
    expect(refusalOfGrant({ ...given, mode, dateFinActivite: SANS_FIN })).toBe('entite-en-fin');
  }
  expect(refusalOfGrant({ ...given, mode: 'REN', isSourceSansSuite: true })).toBe('source-sans-suite');
  expect(refusalOfGrant({ ...given, mode: 'APF', isSourceSansSuite: true })).toBe('source-sans-suite');
  const ren = { dateFin: '2027-03-31', rupture: false, isRenouvelee: false, isSansSuite: false, dateFinActivite: null };
  const apf = { ...ACTIVE, avecPlateforme: true, isSansSuite: false, dateFinActivite: null };
  const ends = [{}, { isSansSuite: true }, { dateFinActivite: SANS_FIN }];
  expect(ends.map((end) => refusalOfRenouvellement({ ...ren, ...end }, { today: TODAY, settings }) === null)).toEqual([
    true,
    false,
    false,
  ]);
  expect(ends.map((end) => refusalOfAjoutPlateforme({ ...apf, ...end }, TODAY) === null)).toEqual([true, false, false]);
});

test('[H711] an end brought forward lets nothing follow, until an act says so or moves it later', () => {
  const after = (actuelle: string | null, demandee: string, isSansSuite = false, isRenouvelable = false) =>
    finSansSuite({ actuelle, demandee, isSansSuite }, isRenouvelable);
  expect([after('2028-01-01', TODAY), after(null, TODAY), after('2028-01-01', TODAY, true, true)]).toEqual([
    true,
    true,
    false,
  ]);
  expect([after(TODAY, TODAY, true), after(TODAY, TODAY), after(TODAY, '2028-01-01', true)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('[H711] an extension stops with the activity of the entite, and extends no end that was decided', () => {
  const end = (dateFinActivite: string | null, isSansSuite = false) =>
    finProrogation({ dateFin: '2027-03-31', rupture: false, isSansSuite, dateFinActivite }, '2026-12-01', settings);
  expect([null, '2027-09-30', '2027-09-29', '2027-04-01', '2027-03-31', '2027-01-01'].map((day) => end(day))).toEqual([
    '2027-09-30',
    '2027-09-30',
    '2027-09-29',
    '2027-04-01',
    null,
    null,
  ]);
  expect(end(null, true)).toBeNull();
});

test('[H711] an end moves neither beyond the activity of the entite nor onto the next habilitation', () => {
  const end = (dateFin: string, around: { dateFinActivite?: string; debutSuivante?: string }) =>
    refusalOfDateFin({ dateDebut: '2024-01-01', rupture: false }, dateFin, {
      today: TODAY,
      derniereSessionCloturee: null,
      dateFinActivite: null,
      debutSuivante: null,
      ...around,
    });
  const on = ['2027-05-31', '2027-06-01', '2027-06-02'];
  expect(on.map((day) => end(day, { dateFinActivite: '2027-06-01' }))).toEqual([null, null, 'fin-apres-activite']);
  expect(on.map((day) => end(day, { debutSuivante: '2027-06-01' }))).toEqual([
    null,
    'fin-sur-suivante',
    'fin-sur-suivante',
  ]);
  expect([neCommenceraPas('2027-06-01', '2027-05-31'), neCommenceraPas('2027-06-01', '2027-06-01')]).toEqual([
    true,
    false,
  ]);
});

test('[H711] two habilitations overlap when, and only when, a day is in both', () => {
  const spans = fc.record({ dateDebut: days, dateFin: fc.option(days) });
  const has = ({ dateDebut, dateFin }: { dateDebut: string; dateFin: string | null }, day: string) =>
    dateDebut <= day && (dateFin === null || dateFin >= day);
  fc.assert(
    fc.property(spans, spans, (one, other) => {
      const first = one.dateDebut > other.dateDebut ? one.dateDebut : other.dateDebut;
      expect(overlaps(one, other)).toBe(has(one, first) && has(other, first));
      expect(overlaps(other, one)).toBe(overlaps(one, other));
    }),
  );
  expect(overlaps({ dateDebut: TODAY, dateFin: TODAY }, { dateDebut: TODAY, dateFin: null })).toBe(true);
  expect(overlaps({ dateDebut: '2024-01-01', dateFin: '2026-11-19' }, { dateDebut: TODAY, dateFin: null })).toBe(false);
});
