import { luhnSum } from './luhn.ts';
import { sirenOf } from './sirenOf.ts';

const LA_POSTE = '356000000';

/** Whether a text is a SIRET: 14 digits that pass Luhn; La Poste's may instead have a digit sum that 5 divides (rules/formats#siret). */
export function isSiret(text: string): boolean {
  if (!/^\d{14}$/.test(text)) return false;
  if (luhnSum(text) % 10 === 0) return true;
  const digitSum = [...text].reduce((sum, digit) => sum + Number(digit), 0);
  return sirenOf(text) === LA_POSTE && digitSum % 5 === 0;
}
