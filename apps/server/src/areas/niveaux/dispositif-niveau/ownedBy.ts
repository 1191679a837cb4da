import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** Whose requests are: an entity's, or those of a role that has no entity yet. */
export type Owner = { readonly entiteId: number | null; readonly roleId: number };

/** The condition that an accreditation request is its owner's. */
export const ownedBy =
  ({ entiteId, roleId }: Owner) =>
  (eb: ExpressionBuilder<Database, 'demande_habilitation'>) =>
    entiteId === null
      ? eb.and([eb('demande_habilitation.role_id', '=', roleId), eb('demande_habilitation.entite_id', 'is', null)])
      : eb.and([eb('demande_habilitation.entite_id', '=', entiteId)]);
