import { createHash } from 'node:crypto';
import type { Defi, DefiResolu } from '@habilis/api/captcha/Defi';

/** A challenge with the number that solves it, found by trying as a browser does. */
export function solveDefi({ maxnumber, ...rest }: Defi): DefiResolu {
  const isIt = (number: number) =>
    createHash('sha256').update(`${rest.salt}${number}`).digest('hex') === rest.challenge;
  return { ...rest, number: Array.from({ length: maxnumber + 1 }, (_, one) => one).find(isIt) ?? -1 };
}
