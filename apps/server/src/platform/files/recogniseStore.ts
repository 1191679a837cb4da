import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../database/Database.ts';
import { ConfigurationError } from '../../environment.ts';
import type { WatchedStore } from './openFileStore.ts';

/** How many of the newest files are looked for at start. */
const SAMPLE = 20;

const OTHER_STORE =
  'Les fichiers que nomme cette base sont dans un autre dépôt que celui de ce processus : un autre processus, un autre ' +
  'HABILIS_DATA ou un autre S3_BUCKET les a. Donnez à tous les processus le même service S3 (docs/operating.md, « Files »).';

/** The sweeps of two platforms in one bucket would remove each other's files. */
const OTHER_PLATFORM = [
  'S3_BUCKET n’est pas le compartiment de cette base : il ne porte pas sa marque (objet « identite ») et n’a pas ses derniers fichiers. S’il est celui d’une autre plateforme, chacune effacerait les fichiers de l’autre.',
  'Donnez à DATABASE_URL et S3_BUCKET ceux d’une même plateforme. Si le compartiment ne sert plus à personne, videz-le, objet « identite » compris.',
];

async function hasSample(db: Kysely<Database>, store: WatchedStore): Promise<readonly boolean[]> {
  const newest = await db.selectFrom('fichier').select('sha256').orderBy('id', 'desc').limit(SAMPLE).execute();
  return Promise.all(newest.map(({ sha256 }) => store.has(sha256)));
}

const recordedIdentity = async (db: Kysely<Database>): Promise<string | undefined> =>
  (await db.selectFrom('depot_fichiers').select('identite').executeTakeFirst())?.identite;

/** The database's mark of its store: the one recorded, else the given one from now on; of two processes that start at once, both know the first one's. */
async function recordIdentity(db: Kysely<Database>, candidate: string): Promise<{ identite: string; isNew: boolean }> {
  const recorded = await recordedIdentity(db);
  if (recorded !== undefined) return { identite: recorded, isNew: false };
  const insert = db.insertInto('depot_fichiers').values({ identite: candidate });
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
  const kept = (await recordedIdentity(db)) ?? candidate;
  return { identite: kept, isNew: kept === candidate };
}

/** What the store and the database say of each other. A bucket takes the mark of a database that has no other store; a folder has its own, for two processes have each one. */
async function compareMarks(db: Kysely<Database>, store: WatchedStore) {
  const sample = await hasSample(db, store);
  const drawn = randomUUID();
  const own = store.isShared ? null : await store.identity(drawn);
  const { identite, isNew } = await recordIdentity(db, own ?? drawn);
  const isPlace = isNew || sample.every(Boolean);
  return { sample, identite, isNew, own: own ?? (await store.identity(isPlace ? identite : drawn)) };
}

/** Whether this store holds the database's files, as far as can be told now. */
export type RecogniseStore = () => Promise<boolean>;

/**
 * Compares the file store's mark with the one in the database, at start and on request: two processes with separate folders would each miss
 * the other's files. Another store replaces the recorded one if it has the newest files, moved there; the bucket of another platform is refused
 * (decision 0250).
 */
export async function recogniseStore(db: Kysely<Database>, store: WatchedStore, log: Logger): Promise<RecogniseStore> {
  let own: string | undefined;
  const isOurs = async (): Promise<boolean> => {
    own ??= (await compareMarks(db, store)).own;
    return own === (await recordedIdentity(db));
  };
  try {
    const { sample, identite, isNew, own: found } = await compareMarks(db, store);
    own = found;
    if (own === identite) {
      const missing = sample.filter((isThere) => !isThere).length;
      if (missing > 0)
        log.error(`Des ${sample.length} derniers fichiers, ${missing} manquent au dépôt de ce processus.`);
    } else if (sample.length > 0 && sample.every(Boolean)) {
      await db.updateTable('depot_fichiers').set({ identite: own }).execute();
      log.warn('Les fichiers ont changé de dépôt : celui de ce processus les a, il devient celui de la base.');
    } else if (store.isShared) {
      // Nothing stays of a start that is refused.
      if (isNew) await db.deleteFrom('depot_fichiers').where('identite', '=', identite).execute();
      throw new ConfigurationError(OTHER_PLATFORM);
    } else {
      log.error(OTHER_STORE);
    }
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    // A service that is down cannot be identified; it is checked again with the readiness.
    log.warn({ err: error }, 'dépôt de fichiers non reconnu au démarrage');
  }
  return isOurs;
}
