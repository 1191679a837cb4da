import { setTimeout as wait } from 'node:timers/promises';

/** Ten times the longer work. */
const EVEN_MS = 100;

/** Makes work last a minimum time, whatever its result. */
export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.all([work(), wait(EVEN_MS)]);
  return done;
}
