import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Services } from '../Services.ts';

/** How often a process gives a sign of life; six may be lost before it counts as silent. */
const BEAT_MS = 10_000;
/** Which delays of the loop are told: all but one in a hundred. */
const SHARE = 99;
const NS_PER_MS = 1e6;
const RESOLUTION_MS = 10;

type Beaten = Pick<Services, 'connection' | 'config' | 'now'>;

/** Signs of life of this process, until it is stopped: then its row goes. One that comes back takes the place of its former row. */
export async function startBeat(
  { connection: { db }, config: { version, port }, now }: Beaten,
  travaille: boolean,
): Promise<() => Promise<void>> {
  const id = randomUUID();
  const nom = `${hostname()}:${port}`;
  const demarreLe = now();
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const sign = () => {
    const held = delay.count === 0 ? 0 : delay.percentile(SHARE) / NS_PER_MS - RESOLUTION_MS;
    delay.reset();
    return { vu_le: now(), boucle_ms: Math.max(0, Math.round(held)), memoire_octets: process.memoryUsage.rss() };
  };
  const beat = async () => {
    const signe = sign();
    await db
      .insertInto('processus')
      .values({ id, nom, version, travaille, demarre_le: demarreLe, ...signe })
      .onConflict((row) => row.column('id').doUpdateSet(signe))
      .execute();
  };
  // Port 0 is drawn anew for each process.
  if (port !== 0) await db.deleteFrom('processus').where('nom', '=', nom).execute();
  await beat();
  let last: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // While the database is away, the log says so by every call that needs it.
    last = last.then(beat).catch(() => undefined);
  }, BEAT_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    delay.disable();
    await last;
    await db
      .deleteFrom('processus')
      .where('id', '=', id)
      .execute()
      .catch(() => undefined);
  };
}
