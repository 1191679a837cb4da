import { luhnSum } from './luhn.ts';

/** Adds the digit that makes the number pass Luhn. */
const withKey = (digits: string): string => `${digits}${(10 - (luhnSum(`${digits}0`) % 10)) % 10}`;

/** The SIRET of the head office of a SIREN. */
export const siretOf = (siren: string): string => withKey(`${siren}0001`);

/** An invented SIRET whose keys are right, for tests and demonstrations: its SIREN starts with 0, which is never issued. */
export function inventSiret(rank: number): string {
  const siren = withKey(`0${4_200_000 + rank * 137}`);
  return siretOf(siren);
}
