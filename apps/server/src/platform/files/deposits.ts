import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Settings } from '@habilis/domain/setting/settings';
import type { Database } from '../../database/Database.ts';
import { networkOf } from '../auth/networkOf.ts';
import type { Caller } from '../Handler.ts';
import { refuse } from '../Refusal.ts';
import type { FileStore, IsWanted, StoredFile } from './FileStore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Retry delay when another upload of the same person is under way. */
const RETRY_SECONDS = 5;

/** Who gives a call's files, and their limits. */
export type Depositor = {
  readonly caller: Caller | null;
  readonly address: string;
  readonly now: Date;
  readonly settings: Settings;
};

/** The files of one call: recorded before they are stored, and removed at its end if no row names them (decision 0051). */
export type CallDeposits = {
  /** Call before the first file: refuses 429 who sends too many at once, or has stored too much today. */
  readonly begin: (depositor: Depositor) => Promise<void>;
  /** Call before each file takes its place in the store. */
  readonly admit: (stored: StoredFile) => Promise<void>;
  /** Call when the call ends; `unknown` when its rows may or may not be written: its files then wait for the sweep. */
  readonly end: (how: 'done' | 'refused' | 'unknown') => Promise<void>;
};

/** Counting key: the real person, or a guest's network. */
const keyOf = ({ caller, address }: Depositor): string =>
  caller === null
    ? `adresse:${networkOf(address)}`
    : `personne:${caller.enTantQuePar?.personneId ?? caller.personneId}`;

/** Refuses who would exceed the daily volume. */
async function checkQuota(
  db: Kysely<Database>,
  cle: string,
  { now, settings }: Pick<Depositor, 'now' | 'settings'>,
  taille: number,
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const { bytes, first } = await db
    .selectFrom('depot')
    .select(({ fn }) => [fn.sum<string | null>('taille').as('bytes'), fn.min('recu_le').as('first')])
    .where('cle', '=', cle)
    .where('recu_le', '>', since)
    .executeTakeFirstOrThrow();
  if (Number(bytes ?? 0) + taille <= settings.quotaDepotsJourOctets) return;
  const freeMs = (first ?? now).getTime() - since.getTime();
  throw refuse.tooMany('fichier.quota-du-jour', Math.max(1, Math.ceil(freeMs / 1000)));
}

/** Whether a row, or a call under way, names a content. */
const wantedIn =
  (db: Kysely<Database>): IsWanted =>
  async (sha256, trx = db) => {
    const { rows } = await sql<{ wanted: boolean }>`select exists (select from fichier where sha256 = ${sha256})
      or exists (select from depot where sha256 = ${sha256} and en_cours) as wanted`.execute(trx);
    return rows[0]?.wanted === true;
  };

type Desk = { readonly db: Kysely<Database>; readonly files: FileStore; readonly log: Logger };

/** Ends a call: files named by a row stay and count for their person, unless the call was refused; the others are removed. */
async function settle(
  { db, files }: Pick<Desk, 'db' | 'files'>,
  ids: readonly number[],
  addresses: readonly string[],
  isDone: boolean,
): Promise<void> {
  const rows = await db.selectFrom('fichier').select('sha256').where('sha256', 'in', addresses).execute();
  const named = new Set(rows.map(({ sha256 }) => sha256));
  const stored = isDone ? [...named] : [];
  const told = db.deleteFrom('depot').where('id', 'in', ids);
  if (stored.length === 0) await told.execute();
  else {
    await told.where('sha256', 'not in', stored).execute();
    await db.updateTable('depot').set({ en_cours: false }).where('id', 'in', ids).execute();
  }
  for (const sha256 of addresses) if (!named.has(sha256)) await files.discard(sha256, wantedIn(db));
}

/** Receives the files of calls: counts them by person and removes those that no row names at the end. */
export function depositDesk({ db, files, log }: Desk): () => CallDeposits {
  const underWay = new Map<string, number>();
  const leave = (cle: string): void => {
    const others = (underWay.get(cle) ?? 1) - 1;
    if (others === 0) underWay.delete(cle);
    else underWay.set(cle, others);
  };
  return () => {
    let begun: { readonly cle: string; readonly depositor: Depositor } | undefined;
    const ids: number[] = [];
    const addresses = new Set<string>();
    return {
      begin: async (depositor) => {
        const cle = keyOf(depositor);
        const others = underWay.get(cle) ?? 0;
        if (others >= depositor.settings.nombreMaxDepotsSimultanes)
          throw refuse.tooMany('fichier.trop-d-envois', RETRY_SECONDS);
        underWay.set(cle, others + 1);
        begun = { cle, depositor };
        await checkQuota(db, cle, depositor, 1);
      },
      admit: async ({ sha256, taille }) => {
        if (begun === undefined) throw new Error('un fichier est venu avant que son envoi soit compté');
        const { cle, depositor } = begun;
        const row = { cle, sha256, taille, recu_le: depositor.now, en_cours: true };
        const { id } = await db.transaction().execute(async (trx) => {
          await sql`select pg_advisory_xact_lock(hashtextextended(${`depot ${cle}`}, 0))`.execute(trx);
          await checkQuota(trx, cle, depositor, taille);
          return trx.insertInto('depot').values(row).returning('id').executeTakeFirstOrThrow();
        });
        ids.push(id);
        addresses.add(sha256);
      },
      end: async (how) => {
        if (begun === undefined) return;
        leave(begun.cle);
        begun = undefined;
        if (ids.length === 0 || how === 'unknown') return;
        try {
          await settle({ db, files }, ids, [...addresses], how === 'done');
        } catch (error) {
          // The hourly sweep removes what stays.
          log.warn({ err: error }, 'dépôt refusé : ses fichiers attendent le balayage');
        }
      },
    };
  };
}
