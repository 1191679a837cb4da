import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../database/Database.ts';
import type { WatchedStore } from './openFileStore.ts';

/** How many of the newest files are looked for at start. */
const SAMPLE = 20;

const OTHER_STORE =
  'Les fichiers que nomme cette base sont dans un autre dépôt que celui de ce processus : un autre processus, un autre ' +
  'HABILIS_DATA ou un autre S3_BUCKET les a. Donnez à tous les processus le même service S3 (docs/operating.md, « Files »).';

async function hasSample(db: Kysely<Database>, store: WatchedStore): Promise<readonly boolean[]> {
  const newest = await db.selectFrom('fichier').select('sha256').orderBy('id', 'desc').limit(SAMPLE).execute();
  return Promise.all(newest.map(({ sha256 }) => store.has(sha256)));
}

const knownIdentity = async (db: Kysely<Database>): Promise<string | undefined> =>
  (await db.selectFrom('depot_fichiers').select('identite').executeTakeFirst())?.identite;

/** Whether this store holds the database's files, as far as can be told now. */
export type RecogniseStore = () => Promise<boolean>;

/**
 * Compares the file store's mark with the one in the database, at start and on request: two processes with separate folders would each miss
 * the other's files. The first store is recorded; another one replaces it if it has the newest files, moved there.
 */
export async function recogniseStore(db: Kysely<Database>, store: WatchedStore, log: Logger): Promise<RecogniseStore> {
  let identite: string | undefined;
  const isOurs = async (): Promise<boolean> => {
    identite ??= await store.identity();
    const known = await knownIdentity(db);
    return known === undefined || known === identite;
  };
  try {
    identite = await store.identity();
    const sample = await hasSample(db, store);
    await db
      .insertInto('depot_fichiers')
      .values({ identite })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (await isOurs()) {
      const missing = sample.filter((isThere) => !isThere).length;
      if (missing > 0)
        log.error(`Des ${sample.length} derniers fichiers, ${missing} manquent au dépôt de ce processus.`);
    } else if (sample.length > 0 && sample.every(Boolean)) {
      await db.updateTable('depot_fichiers').set({ identite }).execute();
      log.warn('Les fichiers ont changé de dépôt : celui de ce processus les a, il devient celui de la base.');
    } else {
      log.error(OTHER_STORE);
    }
  } catch (error) {
    // A service that is down cannot be identified; it is checked again with the readiness.
    log.warn({ err: error }, 'dépôt de fichiers non reconnu au démarrage');
  }
  return isOurs;
}
