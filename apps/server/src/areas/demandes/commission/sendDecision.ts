import { changementsDepuis } from '@habilis/domain/commission/changementsDepuis';
import type { Selectable } from 'kysely';
import type { DecisionCommissionTable } from '../../../database/tables/commission.ts';
import type { Acting } from '../../../platform/Acting.ts';
import { applyDecision } from '../demande-habilitation/decision.ts';
import type { DhRow } from '../demande-habilitation/scope.ts';
import { refuseAny } from '../../../platform/Refusal.ts';
import { promesseOf } from '../lettre/promesseOf.ts';
import { letterOf } from '../lettre/letterOf.ts';

export type DecisionRow = Selectable<DecisionCommissionTable>;

/** Applies a decision and fixes its letter, in one transaction; the caller has locked the demande and the decision (CN4, CN5, CN15). */
export async function sendDecision(acting: Acting, row: DhRow, decision: DecisionRow): Promise<DhRow> {
  const { db, now } = acting;
  if (decision.promesse !== null) {
    const present = await promesseOf(acting, row, decision);
    // What was decided is not what would be given: who decided is asked again.
    if (changementsDepuis(decision.promesse, present).length > 0) {
      throw refuseAny.conflict('commission.decision-changee');
    }
  }
  const applied = await applyDecision(acting, row);
  const letter = await letterOf(acting, applied, decision);
  await db
    .updateTable('decision_commission')
    .set({ etat: 'envoyee', traitee_le: now, obstacle: null, lettre: JSON.stringify(letter) })
    .where('id', '=', decision.id)
    .execute();
  return applied;
}
