import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** The latest habilitation of an entite for a niveau. */
export async function habilitationOf(db: Kysely<Database>, raisonSociale: string, code: string): Promise<number> {
  const { id } = await db
    .selectFrom('habilitation')
    .innerJoin('entite', 'entite.id', 'habilitation.entite_id')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
    .select('habilitation.id')
    .where('entite.raison_sociale', '=', raisonSociale)
    .where('dispositif_niveau.code', '=', code)
    .orderBy('habilitation.date_debut', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}
