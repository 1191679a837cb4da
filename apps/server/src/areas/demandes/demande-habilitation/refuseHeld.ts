import { can } from '@habilis/domain/role/can';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import type { DhRow } from './scope.ts';

/** 409 for any action on a demande whose decision waits: first it is cancelled or takes effect (CN6). */
export async function refuseHeld(
  { db, refuse }: Context<'commission.decision-en-attente'>,
  demandeId: number,
): Promise<void> {
  const held = await db
    .selectFrom('decision_commission')
    .select('id')
    .where('demande_id', '=', demandeId)
    .where('etat', '=', 'a-envoyer')
    .executeTakeFirst();
  if (held !== undefined) throw refuse.conflict('commission.decision-en-attente');
}

/** The same of a demande to be written, for those who decide: nobody else is told that a decision waits (CN11). */
export async function refuseWriteOfHeld(
  context: RoleContext<'commission.decision-en-attente'>,
  { id, tache }: DhRow,
): Promise<void> {
  if (tache === 'decision' && can(context.caller.role.type, 'decide')) await refuseHeld(context, id);
}
