import * as fc from 'fast-check';
import { addDays } from '../../date/addDays.ts';

export const TODAY = '2026-11-20';
/** An accreditation in force: what the tests of its life start from. */
export const ACTIVE = {
  dateDebut: '2024-01-01',
  dateFin: '2028-12-31',
  dateDebutSuspension: null,
  dateFinSuspension: null,
  rupture: false,
  prorogee: false,
};
export type Dates = { [K in keyof typeof ACTIVE]: (typeof ACTIVE)[K] extends boolean ? boolean : string | null } & {
  dateDebut: string;
};
export const days = fc.integer({ min: 0, max: 6000 }).map((count) => addDays('2018-01-01', count));
