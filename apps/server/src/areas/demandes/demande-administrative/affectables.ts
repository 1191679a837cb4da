import { assignableRoles } from '@habilis/domain/demande/assignableRoles';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import type { Context } from '../../../platform/Handler.ts';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';

export type Affectable = { readonly personneId: number; readonly habilisId: string; readonly nomPrenom: string };

/** The persons of a fund to whom a task may be assigned, in the order of their names. */
export async function affectables(context: Context, tache: DaTaskKey, caisseId: number | null): Promise<Affectable[]> {
  const roles = assignableRoles(DA_WORKFLOW, tache);
  if (roles.length === 0 || caisseId === null) return [];
  const persons = await context.db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['personne.id', 'personne.habilis_id', 'personne.nom', 'personne.prenom'])
    .distinct()
    .where('role.mrp_id', '=', caisseId)
    .where('role.type', 'in', roles)
    .where((eb) => eb.or([eb('role.fin_le', 'is', null), eb('role.fin_le', '>', context.now)]))
    .where('personne.etat', '=', 'active')
    .orderBy('personne.nom')
    .orderBy('personne.prenom')
    .execute();
  return persons.map(({ id, habilis_id, nom, prenom }) => ({
    personneId: id,
    habilisId: habilis_id,
    nomPrenom: `${prenom} ${nom}`,
  }));
}
