import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** The owner of demandes: an entite, or a role that has no entite yet. */
export type Owner = { readonly entiteId: number | null; readonly roleId: number };

/** The condition that a demande d'habilitation belongs to its owner. */
export const ownedBy =
  ({ entiteId, roleId }: Owner) =>
  (eb: ExpressionBuilder<Database, 'demande_habilitation'>) =>
    entiteId === null
      ? eb.and([eb('demande_habilitation.role_id', '=', roleId), eb('demande_habilitation.entite_id', 'is', null)])
      : eb.and([eb('demande_habilitation.entite_id', '=', entiteId)]);
