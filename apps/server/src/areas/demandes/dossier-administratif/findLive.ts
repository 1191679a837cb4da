import type { RoleContext } from '../../../platform/Handler.ts';

/** The live demande of the caller's entite; without an entite, that of the role. */
export function findLive(context: RoleContext) {
  const { role } = context.caller;
  const live = context.db.selectFrom('demande_administrative').selectAll().where('en_cours', '=', true);
  return role.entiteId === null
    ? live.where('entite_id', 'is', null).where('role_id', '=', role.id)
    : live.where('entite_id', '=', role.entiteId);
}
