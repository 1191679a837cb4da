import type { Issue } from '@habilis/api/commission/writes';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { refusePartiePrenante } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { attempt } from '../tache/attempt.ts';
import { keepBack } from './keepBack.ts';
import { sendHeldDecision } from './sendHeldDecision.ts';

/** Refusals that say something of who sends, or of a decision that waits no more. */
const OWN: ReadonlySet<string> = new Set([
  'introuvable',
  'role.partie-prenante',
  'commission.decision-partie',
  'commission.decision-annulee',
]);

/** Sends one decision before its delay is over; the trail keeps who sent it beside who decided (CN10). */
async function sendOne(
  context: RoleContext<'commission.decision-partie' | 'commission.decision-annulee'>,
  id: number,
): Promise<void> {
  const { db, audit } = context;
  const found = await db
    .selectFrom('decision_commission')
    .innerJoin('demande_habilitation', 'demande_habilitation.id', 'decision_commission.demande_id')
    .select(['decision_commission.id', 'decision_commission.demande_id', 'demande_habilitation.entite_id'])
    .where('decision_commission.id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw refuse.notFound();
  await refusePartiePrenante(context, found.entite_id);
  const sent = await sendHeldDecision(db, context, found);
  if (sent === undefined) {
    const { etat } = await db
      .selectFrom('decision_commission')
      .select('etat')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    throw context.refuse.conflict(etat === 'annulee' ? 'commission.decision-annulee' : 'commission.decision-partie');
  }
  await audit({
    action: 'demande-habilitation.decision-envoyee',
    objetType: 'demande-habilitation',
    objetId: found.demande_id,
    detail: { decision: sent.decision },
  });
}

/** Sends decisions without waiting; a refused one does not stop the others, and says to everybody why it waits (CN7, CN10, CN15). */
export async function sendDecisionsNow(context: RoleContext, ids: readonly number[]): Promise<Issue[]> {
  const { caller, db } = context;
  const issues: Issue[] = [];
  for (const id of ids) {
    const title = await attempt(context, (within) => sendOne(within, id));
    if (title !== null && !OWN.has(title)) await keepBack(db, context, { id, obstacle: title, readBy: caller.role.id });
    issues.push({ id, title });
  }
  return issues;
}
