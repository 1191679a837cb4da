import { type Kysely, sql } from 'kysely';

/** An alert says which task is late: the bell leaves it out where the reader's list of tasks shows it (decision 0080). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update alerte set valeurs = alerte.valeurs || jsonb_build_object('tache', demande.tache)
    from demande_habilitation demande
    where alerte.type = 'DH_EN_RETARD' and alerte.objet_type = 'demande-habilitation' and alerte.objet_id = demande.id`.execute(
    db,
  );
}
