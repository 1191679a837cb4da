import type { Connection } from '../../database/connect.ts';
import { isDatabaseGone } from '../../database/isDatabaseGone.ts';
import { type ArretLu, luOf, selectEnVue } from './arretsEnVue.ts';
import { keptUntilTold } from './keptUntilTold.ts';

/** The stop that holds and those that come. */
export type ReadArrets = () => Promise<readonly ArretLu[]>;

/** A process that misses notifications takes writes for this long at most after a stop is announced for at once. */
const MAX_AGE_MS = 10_000;

/** Reads the announced stops once and keeps them until any process changes one; without the database those last read hold, so that what needs none is answered (decision 0235). */
export async function arretsReader({ db, listen }: Connection, now: () => Date): Promise<ReadArrets> {
  let lastRead: readonly ArretLu[] = [];
  const load = async () => {
    lastRead = (await selectEnVue(db, now()).execute()).map(luOf);
    return lastRead;
  };
  const read = await keptUntilTold(listen, 'arret', load, MAX_AGE_MS);
  return () =>
    read().catch((error: unknown) => {
      if (isDatabaseGone(error)) return lastRead;
      throw error;
    });
}
