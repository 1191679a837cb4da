import type { Capability } from '@habilis/domain/role/capability';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { refusePartiePrenante } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { type DemandeRow, inScope, readInScope } from '../dossier-administratif/scope.ts';

export type { DemandeRow } from '../dossier-administratif/scope.ts';

/** The demande of an id in the caller's scope, its row locked until the transaction ends; 404 otherwise, 403 for who has a part in its entite. */
export async function lockDemande(
  context: RoleContext,
  id: number,
  capability: Capability = 'read-demandes',
): Promise<DemandeRow> {
  const row = await context.db
    .selectFrom('demande_administrative')
    .selectAll('demande_administrative')
    .where('demande_administrative.id', '=', id)
    .where(inScope(context, capability))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  await refusePartiePrenante(context, row.entite_id);
  return row;
}

/** The demande of an id in the caller's scope; 404 otherwise. */
export async function findDemande(context: RoleContext, id: number): Promise<DemandeRow> {
  const row = await readInScope(context, id);
  if (row === undefined) throw refuse.notFound();
  return row;
}
