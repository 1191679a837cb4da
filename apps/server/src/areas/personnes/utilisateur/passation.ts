import type { Passation } from '@habilis/api/utilisateur/Passation';
import { mayManageRole } from '@habilis/domain/utilisateur/mayManageRole';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import { actingOf } from '../../../platform/Acting.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { heldTasks } from './heldTasks.ts';
import { acteurOf, personneOf, rolesOfPersonne } from './readUtilisateur.ts';

/** The entites for which a person alone is gestionnaire, by a role or by any of theirs. */
async function deserted({ db, now }: Context, personneId: number, roleId: number | null) {
  const managed = db
    .selectFrom('role')
    .innerJoin('entite', 'entite.id', 'role.entite_id')
    .select(['entite.id', 'entite.raison_sociale as raisonSociale'])
    .where('role.personne_id', '=', personneId)
    .where('role.type', '=', 'G')
    .where('entite.etat', '=', 'active')
    .where(isLiveRole(now))
    .$if(roleId !== null, (query) => query.where('role.id', '=', roleId ?? 0));
  return managed
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('role as autre')
            .innerJoin('personne', 'personne.id', 'autre.personne_id')
            .select('autre.id')
            .whereRef('autre.entite_id', '=', 'entite.id')
            .where('autre.type', '=', 'G')
            .where('autre.personne_id', '<>', personneId)
            .where('autre.fin_le', 'is', null)
            .where('personne.etat', '=', 'active'),
        ),
      ),
    )
    .groupBy('entite.id')
    .orderBy('entite.nom_tri')
    .orderBy('entite.id')
    .execute();
}

/** What hangs on a person's role, or on all of them, before it ends (rules/rights#what-hangs-on-it). */
export async function readPassation(
  context: RoleContext,
  habilisId: string,
  roleId: number | null,
): Promise<Passation> {
  const { id } = await personneOf(context.db, habilisId);
  const ending = (await rolesOfPersonne(context, id)).filter(
    (role) => role.isEnCours && (roleId === null || role.id === roleId),
  );
  // Whoever may not end it reads nothing of it.
  if (!ending.every((role) => mayManageRole(acteurOf(context), role))) {
    return { taches: 0, successeurs: [], entitesSansGestionnaire: [] };
  }
  const tasks = await heldTasks.ask().passation(context, id, roleId);
  return { ...tasks, entitesSansGestionnaire: await deserted(context, id, roleId) };
}

/** The id of a successor; 400 for somebody who may have none of the tasks. */
export async function successeurOf(
  context: RoleContext,
  leaving: { readonly personneId: number; readonly roleId: number | null },
  habilisId: string | null | undefined,
): Promise<number | null> {
  if (habilisId === null || habilisId === undefined) return null;
  const { successeurs } = await heldTasks.ask().passation(context, leaving.personneId, leaving.roleId);
  if (!successeurs.some((one) => one.habilisId === habilisId)) {
    throw refuse.badRequest('donnees-invalides', [{ path: 'successeurHabilisId', title: 'champ.invalide' }]);
  }
  return (await personneOf(context.db, habilisId)).id;
}

/** Hands over at once what a person is about to lose; what the successor may not have goes back to its group with the role. */
export const handOver = (
  context: RoleContext,
  leaving: { readonly personneId: number; readonly roleId: number | null },
  successeurId: number,
): Promise<number> => heldTasks.ask().handOver(actingOf(context), leaving, successeurId);
