import { type Changement, changementsDepuis } from '@habilis/domain/commission/changementsDepuis';
import type { Acting } from '../../../platform/Acting.ts';
import { promesseDeLettre } from './promesseDeLettre.ts';

/** What keeps a decision whose letter would say something else than what was decided. */
export const DECISION_CHANGEE = 'commission.decision-changee';

/** What has changed since some decisions were taken, by their ids; older ones hold nothing to compare (CN15). */
export async function changementsOf(
  tools: Pick<Acting, 'db' | 'today' | 'settings'>,
  decisionIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Changement[]>> {
  if (decisionIds.length === 0) return new Map();
  const decisions = await tools.db
    .selectFrom('decision_commission')
    .selectAll()
    .where('id', 'in', decisionIds)
    .execute();
  const found = new Map<number, readonly Changement[]>();
  for (const decision of decisions) {
    if (decision.promesse === null) continue;
    const row = await tools.db
      .selectFrom('demande_habilitation')
      .selectAll()
      .where('id', '=', decision.demande_id)
      .executeTakeFirstOrThrow();
    const present = await promesseDeLettre.ask()(tools, row, decision);
    found.set(decision.id, changementsDepuis(decision.promesse, present));
  }
  return found;
}
