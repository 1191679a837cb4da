import { faultsOfReponses } from '@habilis/domain/complement/faultsOfReponses';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Context } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { forgetSections } from '../vue/vues.ts';
import { colonneOf, type Sujet } from './sujet.ts';

/** The complement that a demande still has to answer: the last one, unless it is answered. */
export async function openComplementId(db: Kysely<Database>, sujet: Sujet): Promise<number | null> {
  const last = await db
    .selectFrom('demande_complement')
    .select(['id', 'repondu_le'])
    .where(colonneOf(sujet), '=', sujet.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last === undefined || last.repondu_le !== null ? null : last.id;
}

/** Closes the complement that a submit answers and keeps the values of its fields; refuses while a point has no answer (DH64, DA880). */
export async function sendComplement({ db, now }: Pick<Context, 'db' | 'now'>, sujet: Sujet): Promise<void> {
  const complementId = await openComplementId(db, sujet);
  if (complementId === null) return;
  const points = await db
    .selectFrom('demande_complement_point')
    .select(['id', 'chemin', 'traite', 'reponse', 'valeur_avant'])
    .where('complement_id', '=', complementId)
    .orderBy('rang')
    .forUpdate()
    .execute();
  const valeurOf = await sujet.valeurs(db);
  const faults = faultsOfReponses(
    points.map(({ valeur_avant: avant, ...point }) => ({ ...point, avant, apres: valeurOf(point.chemin) })),
  );
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  for (const { id, chemin } of points) {
    await db
      .updateTable('demande_complement_point')
      .set({ valeur_apres: JSON.stringify(valeurOf(chemin)) })
      .where('id', '=', id)
      .execute();
  }
  await db.updateTable('demande_complement').set({ repondu_le: now }).where('id', '=', complementId).execute();
  await forgetSections(db, sujet);
}

/** Closes the unanswered complement of a demande that moves elsewhere: it is no longer awaited. */
export async function closeComplement({ db, now }: Pick<Context, 'db' | 'now'>, sujet: Sujet): Promise<void> {
  await db
    .updateTable('demande_complement')
    .set({ repondu_le: now })
    .where(colonneOf(sujet), '=', sujet.id)
    .where('repondu_le', 'is', null)
    .execute();
}
