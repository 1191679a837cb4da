import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTER_COUNT = 3;
const NUMBERS = 100_000;

/** A random identifier, three capitals and five digits (rules/people#identifier): it reveals neither the person nor how many there are. */
export function newHabilisId(): string {
  const letters = Array.from({ length: LETTER_COUNT }, () => LETTERS.charAt(randomInt(LETTERS.length)));
  return `${letters.join('')}${String(randomInt(NUMBERS)).padStart(5, '0')}`;
}
