import { scopeOf } from '@habilis/domain/role/scopeOf';
import type { RoleContext } from '../../../platform/Handler.ts';
import { isNiveauOfRole, niveauxOfRole } from '../../niveaux/dispositif-niveau/niveauxOfRole.ts';

/** The models that the caller may see and change: all, or those of the own dispositif (rules/rights#scopes). */
export function modelesOf({ db, caller }: Pick<RoleContext, 'db' | 'caller'>) {
  const all = db
    .selectFrom('modele_certificat as modele')
    .innerJoin('dispositif_niveau as niveau', 'niveau.id', 'modele.dispositif_niveau_id')
    .innerJoin('dispositif', 'dispositif.id', 'niveau.dispositif_id')
    .select(['modele.id', 'modele.version', 'modele.intitule', 'modele.actif', 'modele.dispositif_niveau_id'])
    .select(['niveau.niveau', 'niveau.code', 'dispositif.libelle_court']);
  return scopeOf(caller.role.type, 'edit-modeles-certificat') === 'all'
    ? all
    : all.where('modele.dispositif_niveau_id', 'in', niveauxOfRole(db, caller.role.id));
}

/** Whether a model is in the caller's scope. */
export async function mayEditModele(context: RoleContext, id: number): Promise<boolean> {
  return (await modelesOf(context).where('modele.id', '=', id).executeTakeFirst()) !== undefined;
}

/** Whether the caller may make models of a niveau. */
export async function mayModelNiveau({ db, caller: { role } }: RoleContext, niveauId: number): Promise<boolean> {
  if (scopeOf(role.type, 'edit-modeles-certificat') !== 'all') return isNiveauOfRole(db, role.id, niveauId);
  return (
    (await db.selectFrom('dispositif_niveau').select('id').where('id', '=', niveauId).executeTakeFirst()) !== undefined
  );
}
