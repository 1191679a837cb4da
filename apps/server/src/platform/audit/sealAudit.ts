import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { CHAIN_LOCK } from './CHAIN_LOCK.ts';
import { empreinteOf, hash } from './empreintes.ts';
import { TEXTE } from './texteOf.ts';
import { unsealed } from './unsealed.ts';

/** Entries of one transaction. */
const BATCH = 2000;

type Waiting = { readonly id: number; readonly texte: string };

/** The end of the chain, be it an entry or the anchor of removed ones. */
async function endOfChain(trx: Kysely<Database>): Promise<{ rang: number; empreinte: string }> {
  const link = await trx
    .selectFrom('audit_chaine')
    .select(['rang', 'empreinte'])
    .orderBy('rang', 'desc')
    .limit(1)
    .executeTakeFirst();
  const ancre = await trx
    .selectFrom('audit_ancre')
    .select(['rang_fin as rang', 'empreinte'])
    .orderBy('rang_debut', 'desc')
    .limit(1)
    .executeTakeFirst();
  const [end = { rang: 0, empreinte: '' }] = [link, ancre]
    .filter((one) => one !== undefined)
    .toSorted((a, b) => b.rang - a.rang);
  return end;
}

const readWaiting = (trx: Kysely<Database>, after: number): Promise<Waiting[]> =>
  unsealed(trx)
    .select(['audit.id', TEXTE.$castTo<string>().as('texte')])
    .where('audit.id', '>', after)
    .orderBy('audit.id')
    .limit(BATCH)
    .execute();

async function chain(trx: Kysely<Database>, waiting: readonly Waiting[]): Promise<void> {
  if (waiting.length === 0) return;
  let { rang, empreinte } = await endOfChain(trx);
  const links = waiting.map(({ id, texte }) => {
    const feuille = hash(texte);
    empreinte = empreinteOf(empreinte, feuille);
    return { rang: ++rang, audit_id: id, feuille, empreinte };
  });
  await sql`insert into audit_chaine (rang, audit_id, feuille, empreinte)
    select * from json_to_recordset(${JSON.stringify(links)}::json)
      as link (rang bigint, audit_id integer, feuille text, empreinte text)`.execute(trx);
}

/** An id is given before its commit: ids seen by an earlier look are settled once all that was under way then has ended. */
async function advance(trx: Kysely<Database>): Promise<void> {
  await sql`update audit_etat set scelle_jusqua = audit_etat.vu_jusqua, vu_jusqua = vu.jusqua, vu_transaction = vu.suivante
    from (select coalesce((select max(id) from audit), 0) as jusqua, pg_snapshot_xmax(pg_current_snapshot()) as suivante) vu
    where audit_etat.scelle_jusqua < vu.jusqua`.execute(trx);
}

/** A database that was restored elsewhere begins to count transactions anew. */
const LOOK = sql<boolean>`pg_snapshot_xmin(pg_current_snapshot()) >= vu_transaction
  or vu_transaction > pg_snapshot_xmax(pg_current_snapshot())`;

/** Chains one batch of committed entries; gives how many, or null when another process is at it. */
const sealBatch = (db: Kysely<Database>): Promise<number | null> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{
      mine: boolean;
    }>`select pg_try_advisory_xact_lock(${sql.lit(CHAIN_LOCK)}) as mine`.execute(trx);
    if (rows[0]?.mine !== true) return null;
    const etat = await trx
      .selectFrom('audit_etat')
      .select(['scelle_jusqua', LOOK.as('estPasse')])
      .executeTakeFirstOrThrow();
    const waiting = await readWaiting(trx, etat.scelle_jusqua);
    await chain(trx, waiting);
    if (waiting.length < BATCH && etat.estPasse) await advance(trx);
    return waiting.length;
  });

/** Chains the entries that no link covers yet, in the order of their ids; gives how many (decision 0234). */
export async function sealAudit(db: Kysely<Database>): Promise<number> {
  let total = 0;
  for (let count = await sealBatch(db); count !== null; count = await sealBatch(db)) {
    total += count;
    if (count < BATCH) break;
  }
  return total;
}
