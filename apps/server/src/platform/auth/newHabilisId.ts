import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTER_COUNT = 3;
const NUMBERS = 100_000;

/** An identifier at random, three capitals and five digits (domain, A.1): it says nothing of its person, nor of how many there are. */
export function newHabilisId(): string {
  const letters = Array.from({ length: LETTER_COUNT }, () => LETTERS.charAt(randomInt(LETTERS.length)));
  return `${letters.join('')}${String(randomInt(NUMBERS)).padStart(5, '0')}`;
}
