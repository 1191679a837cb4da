import type { PointDemande } from '@habilis/api/examen/PointDemande';
import { faultsOfPoints } from '@habilis/domain/complement/faultsOfPoints';
import { SANS_MOTIF } from '@habilis/domain/complement/MOTIFS_COMPLEMENT';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { colonneOf, type Question, type Sujet } from './sujet.ts';

/** Keeps the points that ask for a complement, with the values of their fields now; refuses a point without a place in the form (DH62, DH63, DA740). */
export async function askComplement(
  context: RoleContext,
  sujet: Sujet,
  { tache, ancres }: Question,
  points: readonly PointDemande[],
): Promise<void> {
  if (points.length === 0) return;
  const { db, now } = context;
  const faults = faultsOfPoints(points, ancres);
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  const valeurOf = await sujet.valeurs(db);
  const { id } = await db
    .insertInto('demande_complement')
    .values({
      demande_id: null,
      demande_administrative_id: null,
      [colonneOf(sujet)]: sujet.id,
      tache,
      auteur_role_id: context.caller.role.id,
      demande_le: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('demande_complement_point')
    .values(
      points.map(({ chemin, commentaire, motif = SANS_MOTIF }, rang) => ({
        complement_id: id,
        rang,
        chemin,
        commentaire: commentaire.trim(),
        motif,
        valeur_avant: JSON.stringify(valeurOf(chemin)),
        reponse: null,
      })),
    )
    .execute();
}

/** Takes back what was asked and not yet read: its decision is cancelled before its letter left. */
export async function withdrawComplement({ db }: Pick<RoleContext, 'db'>, sujet: Sujet): Promise<void> {
  await db
    .deleteFrom('demande_complement')
    .where(colonneOf(sujet), '=', sujet.id)
    .where('repondu_le', 'is', null)
    .execute();
}
