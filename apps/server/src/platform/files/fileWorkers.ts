import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { job } from '../jobs/Job.ts';
import { worker } from '../jobs/Worker.ts';
import type { FileStore } from './FileStore.ts';
import { settleJob } from './settleJob.ts';

const balayageFichiers = job('balayage-fichiers', { isSingle: true, cron: '17 * * * *' });

/** Longer than any call: an older file that no row names belongs to no call under way. */
const ORPHAN_MS = 60 * 60 * 1000;

const ADDRESS_LENGTH = 64;

/** Whether a row names a content; reads together the hashes with a common beginning, since a store is walked in their order. */
function namedByRows(db: Kysely<Database>): (sha256: string) => Promise<boolean> {
  let known: { readonly start: string; readonly named: ReadonlySet<string> } | undefined;
  return async (sha256) => {
    const start = sha256.slice(0, 2);
    if (known?.start !== start) {
      const rows = await db
        .selectFrom('fichier')
        .select('sha256')
        .distinct()
        .where('sha256', '>=', start.padEnd(ADDRESS_LENGTH, '0'))
        .where('sha256', '<=', start.padEnd(ADDRESS_LENGTH, 'f'))
        .execute();
      known = { start, named: new Set(rows.map((row) => row.sha256)) };
    }
    return known.named.has(sha256);
  };
}

/** Removes stored files that no row names and that are too old for a call under way. */
export const sweepFiles = (db: Kysely<Database>, files: FileStore, ageMs: number): Promise<number> =>
  files.sweep(ageMs, namedByRows(db));

/** Background workers for stored files. */
export const fileWorkers = [
  worker(balayageFichiers, ({ connection, files }) => sweepFiles(connection.db, files, ORPHAN_MS)),
  worker(settleJob, ({ files }) => files.settle()),
];
