import type { Defi, DefiResolu } from '@habilis/api/captcha/Defi';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Longest time that the work may block the page before it can paint and take input. */
const SLICE_MS = 8;
const TRIES_BETWEEN_LOOKS = 50;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Solves the challenge given to a guest's browser: tries numbers until one fits (decision 0024). */
export async function solveDefi({ maxnumber, ...defi }: Defi): Promise<DefiResolu> {
  const isIt = (number: number) => bytesToHex(sha256(utf8ToBytes(`${defi.salt}${number}`))) === defi.challenge;
  let until = performance.now() + SLICE_MS;
  for (let number = 0; number <= maxnumber; number++) {
    if (isIt(number)) return { ...defi, number };
    if (number % TRIES_BETWEEN_LOOKS === 0 && performance.now() > until) {
      await pause();
      until = performance.now() + SLICE_MS;
    }
  }
  throw new Error('le défi n’a pas de solution');
}
