import { setTimeout as wait } from 'node:timers/promises';

/** Ten times the longer work. */
const EVEN_MS = 100;

/** Makes work last a minimum time, whether it answers or refuses. */
export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work(), wait(EVEN_MS)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
