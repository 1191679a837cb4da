import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Settings } from '@habilis/domain/setting/settings';
import type { Database } from '../../database/Database.ts';
import { CHAIN_LOCK } from './CHAIN_LOCK.ts';
import { type Ancre, joinAncres, PURGE_ACTION, readAncres, sommaireOf } from './Ancre.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Entries per transaction, so that other commits do not wait long. */
const BATCH = 2000;
/** Sign-ins and sign-outs, kept for a shorter time than other acts. */
const CONNECTION_ACTIONS = ['connexion', 'connexion-refusee', 'second-facteur-refuse', 'deconnexion'];

type OfAudit = ExpressionBuilder<Database, 'audit'>;
/** Whether a sign-in or sign-out, or another act, is kept no more. */
export const isConnexionOver = (before: Date) => (eb: OfAudit) =>
  eb.and([eb('action', 'in', CONNECTION_ACTIONS), eb('fait_le', '<', before)]);
export const isActeOver = (before: Date) => (eb: OfAudit) =>
  eb.and([eb('action', 'not in', CONNECTION_ACTIONS), eb('fait_le', '<', before)]);

export type Retention = Pick<Settings, 'conservationConnexionsJours' | 'conservationJournalJours'>;

type Removed = { readonly rang: number; readonly audit_id: number; readonly empreinte: string };

/** Removes the oldest expired entries from the trail and its chain. */
async function remove(trx: Kysely<Database>, connexionsAvant: Date, autresAvant: Date): Promise<Removed[]> {
  const past = await trx
    .selectFrom('audit')
    .innerJoin('audit_chaine', 'audit_chaine.audit_id', 'audit.id')
    .select(['rang', 'audit_id', 'empreinte'])
    .where((eb) => eb.or([isConnexionOver(connexionsAvant)(eb), isActeOver(autresAvant)(eb)]))
    .orderBy('rang')
    .limit(BATCH)
    .execute();
  if (past.length === 0) return [];
  const ids = past.map(({ audit_id }) => audit_id);
  await trx.deleteFrom('audit_chaine').where('audit_id', 'in', ids).execute();
  await trx.deleteFrom('audit').where('id', 'in', ids).execute();
  return past;
}

/** Inserts anchors in place of removed entries, merged with adjacent ones. */
async function anchor(trx: Kysely<Database>, removed: readonly Removed[], now: Date): Promise<readonly Ancre[]> {
  const fresh = removed.map(({ rang, ...rest }): Ancre => ({
    rang_debut: rang,
    rang_fin: rang,
    retire_le: now,
    ...rest,
  }));
  const before = await readAncres(trx);
  const after = joinAncres([...before, ...fresh].toSorted((a, b) => a.rang_debut - b.rang_debut));
  const kept = new Set(after.map(({ rang_debut, rang_fin }) => `${rang_debut}-${rang_fin}`));
  const known = new Set(before.map(({ rang_debut, rang_fin }) => `${rang_debut}-${rang_fin}`));
  const gone = before.filter(({ rang_debut, rang_fin }) => !kept.has(`${rang_debut}-${rang_fin}`));
  const added = after.filter(({ rang_debut, rang_fin }) => !known.has(`${rang_debut}-${rang_fin}`));
  const starts = gone.map(({ rang_debut }) => rang_debut);
  if (starts.length > 0) await trx.deleteFrom('audit_ancre').where('rang_debut', 'in', starts).execute();
  await trx.insertInto('audit_ancre').values(added).execute();
  return after;
}

/** Removes expired entries in batches, each batch recorded as an entry (D5); gives how many were removed. */
export async function purgeAudit(db: Kysely<Database>, now: Date, retention: Retention): Promise<number> {
  const connexionsAvant = new Date(now.getTime() - retention.conservationConnexionsJours * DAY_MS);
  const autresAvant = new Date(now.getTime() - retention.conservationJournalJours * DAY_MS);
  const purgeBatch = () =>
    db.transaction().execute(async (trx) => {
      await sql`select set_config('habilis.purge_du_journal', 'oui', true)`.execute(trx);
      await sql`select pg_advisory_xact_lock(${sql.lit(CHAIN_LOCK)})`.execute(trx);
      const removed = await remove(trx, connexionsAvant, autresAvant);
      if (removed.length === 0) return 0;
      const detail = { nombre: removed.length, connexionsAvant, autresAvant };
      const sommaire = sommaireOf(await anchor(trx, removed, now));
      await trx
        .insertInto('audit')
        .values({ action: PURGE_ACTION, fait_le: now, detail: JSON.stringify({ ...detail, ...sommaire }) })
        .execute();
      return removed.length;
    });
  let total = 0;
  for (let count = await purgeBatch(); count > 0; count = await purgeBatch()) total += count;
  return total;
}
