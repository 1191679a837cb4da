import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Context } from '../../../platform/Handler.ts';

/** Keeps that a certificat was mailed to its holder, where, and by which mail (C840). */
export async function keepRemise(
  { db, now }: Pick<Context, 'db' | 'now'>,
  certificatId: number,
  { adresse, courrielId }: { readonly adresse: string; readonly courrielId: number },
): Promise<void> {
  const sent = { envoye_le: now, envoye_a: adresse, courriel_id: courrielId, issue: null };
  await db
    .insertInto('remise_certificat')
    .values({ certificat_id: certificatId, adresse: null, ...sent })
    .onConflict((conflict) => conflict.column('certificat_id').doUpdateSet(sent))
    .execute();
}

/** Gives certificats that replace others the addresses that those went to (C843). */
export async function passOnAdresses(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  await db
    .insertInto('remise_certificat')
    .columns(['certificat_id', 'adresse'])
    .expression(
      db
        .selectFrom('certificat as next')
        .innerJoin('remise_certificat as remise', 'remise.certificat_id', 'next.remplace_id')
        .select(['next.id', 'remise.adresse'])
        .where('next.id', 'in', ids)
        .where('remise.adresse', 'is not', null),
    )
    .execute();
}

/** Keeps, each night, what became of each mail, which is itself forgotten after a while; one that came back later is kept again (C844). */
export async function settleRemises(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('remise_certificat')
    .from('courriel')
    .set({ issue: sql`courriel.etat` })
    .whereRef('courriel.id', '=', 'remise_certificat.courriel_id')
    .where('courriel.etat', '<>', 'en-attente')
    .where(sql<boolean>`remise_certificat.issue is distinct from courriel.etat`)
    .execute();
}
