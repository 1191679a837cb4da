import type { RoleContext } from '../../../platform/Handler.ts';
import { inScope as daInScope } from '../dossier-administratif/scope.ts';
import { inScope as dhInScope } from '../demande-habilitation/scope.ts';
import type { Condition } from './todoConditions.ts';

/** The demandes administratives in the caller's scope that meet every condition. */
export function administratives(context: RoleContext, conditions: readonly Condition[]) {
  let rows = context.db.selectFrom('demande_administrative').where(daInScope(context));
  for (const condition of conditions) rows = rows.where(condition('demande_administrative'));
  return rows;
}

/** The demandes d'habilitation in the caller's scope that meet every condition. */
export function habilitations(context: RoleContext, conditions: readonly Condition[]) {
  let rows = context.db.selectFrom('demande_habilitation').where(dhInScope(context));
  for (const condition of conditions) rows = rows.where(condition('demande_habilitation'));
  return rows;
}
