import { CAISSES } from './caisses.ts';

/** Sorts Corsica between 19 and 21, where its former code 20 was. */
const placeOf = (code: string): string => code.replace(/^2[AB]$/, '20$&');

/** Every département that has a caisse, in the order of the codes (rules/dossier#caisse). */
export const DEPARTEMENTS: readonly string[] = CAISSES.flatMap(({ departements }) => departements).toSorted(
  (one, other) => placeOf(one).localeCompare(placeOf(other)),
);

/** Territories beyond, whose entites the national body examines, by what begins their postal codes. */
const TERRITOIRES = ['975', '986', '987', '988'];

/** Every place where an entite may stand. */
export const LIEUX: readonly string[] = [...DEPARTEMENTS, ...TERRITOIRES];
