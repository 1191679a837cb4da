import { setTimeout as wait } from 'node:timers/promises';

/** Ten times the longer work. */
const EVEN_MS = 100;

/** Does a work for at least the same time whatever it finds. */
export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.all([work(), wait(EVEN_MS)]);
  return done;
}
