import { faultsOfReponses } from '@habilis/domain/complement/faultsOfReponses';
import { valeurAncree } from '@habilis/domain/complement/valeurAncree';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Context } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { contenuAncrable } from './contenuAncrable.ts';

/** The request for completion that a request is to answer: the last one, unless it is answered. */
export async function openComplementId(db: Kysely<Database>, demandeId: number): Promise<number | null> {
  const last = await db
    .selectFrom('demande_complement')
    .select(['id', 'repondu_le'])
    .where('demande_id', '=', demandeId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last === undefined || last.repondu_le !== null ? null : last.id;
}

/** Closes the completion that a submit answers and keeps what its fields hold by then; refused while a point has no answer (DH64). */
export async function sendComplement({ db, now }: Context, demandeId: number): Promise<void> {
  const complementId = await openComplementId(db, demandeId);
  if (complementId === null) return;
  const points = await db
    .selectFrom('demande_complement_point')
    .select(['id', 'chemin', 'traite', 'reponse'])
    .where('complement_id', '=', complementId)
    .orderBy('rang')
    .forUpdate()
    .execute();
  const faults = faultsOfReponses(points);
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  const contenu = await contenuAncrable(db, demandeId);
  for (const { id, chemin } of points) {
    await db
      .updateTable('demande_complement_point')
      .set({ valeur_apres: JSON.stringify(valeurAncree(contenu, chemin)) })
      .where('id', '=', id)
      .execute();
  }
  await db.updateTable('demande_complement').set({ repondu_le: now }).where('id', '=', complementId).execute();
}

/** Closes the completion of a request that is taken elsewhere before it is answered: what it asked is awaited no more. */
export async function closeComplement({ db, now }: Pick<Context, 'db' | 'now'>, demandeId: number): Promise<void> {
  await db
    .updateTable('demande_complement')
    .set({ repondu_le: now })
    .where('demande_id', '=', demandeId)
    .where('repondu_le', 'is', null)
    .execute();
}
