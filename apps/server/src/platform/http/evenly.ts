import { setTimeout as wait } from 'node:timers/promises';

/** What guests ask that takes longer when an account exists: an answer that came sooner would tell which ones do (CO8, CO9). */
const EVEN_CALLS: ReadonlySet<string> = new Set(['account.initResetPassword', 'account.register']);
/** Ten times the longer work. */
const EVEN_MS = 100;

/** Does the work of a call, for at least the same time whatever it finds. */
export async function evenly<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!EVEN_CALLS.has(name)) return work();
  const [done] = await Promise.all([work(), wait(EVEN_MS)]);
  return done;
}
