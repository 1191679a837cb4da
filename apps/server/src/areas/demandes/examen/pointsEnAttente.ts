import type { PointDemande } from '@habilis/api/examen/PointDemande';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { colonneOf, type Sujet } from './sujet.ts';

/** The points of a complement that nobody has answered, as they were asked. */
export function pointsEnAttente(db: Kysely<Database>, sujet: Sujet): Promise<PointDemande[]> {
  return db
    .selectFrom('demande_complement_point as point')
    .innerJoin('demande_complement as complement', 'complement.id', 'point.complement_id')
    .select(['point.chemin', 'point.commentaire'])
    .where(`complement.${colonneOf(sujet)}`, '=', sujet.id)
    .where('complement.repondu_le', 'is', null)
    .orderBy('complement.id')
    .orderBy('point.rang')
    .execute();
}
