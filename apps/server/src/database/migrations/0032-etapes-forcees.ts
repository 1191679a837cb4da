import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The comment of a forced step (`VaA`) is no longer shown to demandeurs; a demande that was forced to a task before the commission's no longer has a date of commission. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update historique_commentaire set partage = false where demande_type = 'DH' and action_key = 'VaA'`.execute(
    db,
  );
  await sql`update demande_habilitation set date_cnh = null
    where tache in ('saisie', 'complement', 'instruction', 'validation_instruction', 'repartition', 'sous_commission', 'validation_demande')
      and exists (select 1 from historique_commentaire pas where pas.demande_type = 'DH' and pas.demande_id = demande_habilitation.id
        and pas.action_key = 'VaA')`.execute(db);
}
