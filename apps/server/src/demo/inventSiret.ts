import { luhnSum } from '@habilis/domain/identifiant/luhn';

const KEYS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Digits with the key that makes them pass Luhn. */
const withKey = (digits: string): string =>
  `${digits}${KEYS.find((key) => luhnSum(`${digits}${key}`) % 10 === 0) ?? '0'}`;

/** The SIRET of the head office of a SIREN. */
export const siretOf = (siren: string): string => withKey(`${siren}0001`);

/** An invented SIRET whose keys are right: its SIREN starts with 0, which is never issued (domain, D). */
export function inventSiret(rank: number): string {
  const siren = withKey(`0${String(4_200_000 + rank * 137).padStart(7, '0')}`);
  return siretOf(siren);
}
