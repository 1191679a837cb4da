import type { RoleContext } from '../../../platform/Handler.ts';

/** The live request of the caller's entity, or of the role itself before an entity exists. */
export function findLive(context: RoleContext) {
  const { role } = context.caller;
  const live = context.db.selectFrom('demande_administrative').selectAll().where('en_cours', '=', true);
  return role.entiteId === null
    ? live.where('entite_id', 'is', null).where('role_id', '=', role.id)
    : live.where('entite_id', '=', role.entiteId);
}
