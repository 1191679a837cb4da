import { foldLetters } from '../clean-text/foldLetters.ts';

/** Longest number of a former register that is looked for. */
const LONGEST = 60;
const SHORTEST = 3;

/** What somebody typed as the number of a former register, as it is compared: its letters and digits; null for what can be none (C1147). */
export function cleAncienNumero(typed: string): string | null {
  if (typed.length > LONGEST || !/\d/.test(typed)) return null;
  const cle = foldLetters(typed).replaceAll(/[^a-z0-9]/g, '');
  return cle.length < SHORTEST ? null : cle;
}
