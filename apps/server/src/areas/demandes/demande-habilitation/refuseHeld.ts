import type { Context } from '../../../platform/Handler.ts';

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
