import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** Entries of the trail that no link of the chain covers, along their ids (decision 0234). */
export const unsealed = (db: Kysely<Database>) =>
  db
    .selectFrom('audit')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('audit_chaine').select('rang').whereRef('audit_chaine.audit_id', '=', 'audit.id'))),
    );

/** Up to which id every entry is sealed: those above wait for their seal, one below was slipped in. */
export const sealedUntil = async (db: Kysely<Database>): Promise<number> =>
  (await db.selectFrom('audit_etat').select('scelle_jusqua').executeTakeFirstOrThrow()).scelle_jusqua;

/** How many entries wait for their seal. */
export async function countWaiting(db: Kysely<Database>): Promise<number> {
  const { waiting } = await unsealed(db)
    .select(sql<number>`count(*)::integer`.as('waiting'))
    .where('audit.id', '>', await sealedUntil(db))
    .executeTakeFirstOrThrow();
  return waiting;
}
