import * as fc from 'fast-check';
import { addDays } from '../../date/addDays.ts';

export const TODAY = '2026-11-20';
/** A habilitation in force: the base of these tests. */
export const ACTIVE = {
  dateDebut: '2024-01-01',
  dateFin: '2028-12-31',
  dateDebutSuspension: null,
  dateFinSuspension: null,
  rupture: false,
  prorogee: false,
  suspensionAConfirmer: false,
};
export type Dates = { [K in keyof typeof ACTIVE]: (typeof ACTIVE)[K] extends boolean ? boolean : string | null } & {
  dateDebut: string;
};
export const days = fc.integer({ min: 0, max: 6000 }).map((count) => addDays('2018-01-01', count));

/** A random day, at most `before` days ago or `after` days ahead. */
export const dayNear = (before: number, after: number) =>
  fc.integer({ min: -before, max: after }).map((count) => addDays(TODAY, count));
/** A habilitation with random dates among these days. */
export const datesAmong = (day: fc.Arbitrary<string>) =>
  fc.record({
    dateDebut: day,
    dateFin: fc.option(day),
    dateDebutSuspension: fc.option(day),
    dateFinSuspension: fc.option(day),
    rupture: fc.boolean(),
    prorogee: fc.boolean(),
    suspensionAConfirmer: fc.boolean(),
  });
