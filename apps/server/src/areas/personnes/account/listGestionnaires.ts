import type { PersonneRef } from '@habilis/api/personne/PersonneRef';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { RoleContext } from '../../../platform/Handler.ts';

const LATEST = 1000;

/** The gestionnaires of one entite, or of all entites that the caller's role reads, each once and by name (W4). */
export async function listGestionnaires(context: RoleContext, entiteId?: number): Promise<PersonneRef[]> {
  const { role } = context.caller;
  const scope = scopeOf(role.type, 'read-entites');
  // A role that reads entites by their dispositif has no list of all gestionnaires.
  if (scope === 'dispositif' && entiteId === undefined) return [];
  let rows = context.db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .innerJoin('entite', 'entite.id', 'role.entite_id')
    .select(['personne.habilis_id as habilisId', 'personne.nom', 'personne.prenom', 'personne.nom_tri', 'personne.id'])
    .distinct()
    .where('role.type', '=', 'G')
    .where('personne.etat', '=', 'active')
    .where(isLiveRole(context.now));
  if (entiteId !== undefined) rows = rows.where('role.entite_id', '=', entiteId);
  else if (scope === 'entite') rows = rows.where('role.entite_id', '=', role.entiteId);
  else if (scope === 'caisse') rows = rows.where('entite.caisse_id', '=', role.mrpId);
  const found = await rows.orderBy('personne.nom_tri').orderBy('personne.id').limit(LATEST).execute();
  return found.map(({ habilisId, nom, prenom }) => ({ habilisId, nomPrenom: `${prenom} ${nom}` }));
}
