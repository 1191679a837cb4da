const MINUTE_MS = 60_000;
const HOUR = 60;

/** Pauses between the tries of one message, in minutes: ten tries within three days. */
const PAUSES_MINUTES = [1, 5, 30, 2 * HOUR, 5 * HOUR, 8 * HOUR, 12 * HOUR, 16 * HOUR, 21 * HOUR] as const;
/** A pause is up to a tenth shorter or longer, so that what failed together is not tried together. */
const JITTER = 0.1;

/** How many times a message is tried before it is given up. */
export const MOST_TENTATIVES = PAUSES_MINUTES.length + 1;

/** How long after so many tries a message is tried again, in milliseconds; null when it is given up (WH4). `hasard` lies between 0 and 1. */
export function pauseApres(faites: number, hasard: number): number | null {
  const pause = PAUSES_MINUTES[faites - 1];
  return pause === undefined ? null : pause * MINUTE_MS * (1 - JITTER + 2 * JITTER * hasard);
}
