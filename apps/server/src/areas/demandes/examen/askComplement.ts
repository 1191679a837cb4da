import type { PointDemande } from '@habilis/api/examen/PointDemande';
import { faultsOfPoints } from '@habilis/domain/complement/faultsOfPoints';
import { valeurAncree } from '@habilis/domain/complement/valeurAncree';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import type { Context } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { requireRole } from '../../../platform/requireCaller.ts';
import { ancresOfNiveau, contenuAncrable } from './contenuAncrable.ts';

type Demande = { readonly id: number; readonly tache: DhTaskKey; readonly dispositif_niveau_id: number | null };

/** Keeps the points of a request for completion with what their fields hold now; a point that stands nowhere is refused (DH62, DH63). */
export async function askComplement(
  context: Context,
  demande: Demande,
  points: readonly PointDemande[],
): Promise<void> {
  if (points.length === 0) return;
  const { db, now } = context;
  const faults = faultsOfPoints(points, await ancresOfNiveau(db, demande.dispositif_niveau_id));
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  const contenu = await contenuAncrable(db, demande.id);
  const { id } = await db
    .insertInto('demande_complement')
    .values({
      demande_id: demande.id,
      tache: demande.tache,
      auteur_role_id: requireRole(context).role.id,
      demande_le: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('demande_complement_point')
    .values(
      points.map(({ chemin, commentaire }, rang) => ({
        complement_id: id,
        rang,
        chemin,
        commentaire: commentaire.trim(),
        valeur_avant: JSON.stringify(valeurAncree(contenu, chemin)),
        reponse: null,
      })),
    )
    .execute();
}
