import { judgeStep } from '../demande/judgeStep.ts';
import type { Decision } from './decisions.ts';
import type { DhEtat } from './DhEtat.ts';
import type { DhTaskKey } from './taskKeys.ts';
import type { DhRefusal, DhStep } from './needs.ts';
import { DH_WORKFLOW, type DhActionKey, type DhEffect, type DhTransition } from './workflow.ts';

/** What a step leads to, or why it is refused. */
export type DhTransitionOutcome =
  | {
      readonly ok: true;
      readonly action: DhActionKey;
      readonly next: DhTaskKey;
      readonly effects: readonly DhEffect[];
      readonly decision: Decision | null;
      /** The task that a complement returns to; null outside of one. */
      readonly retourTache: DhTaskKey | null;
    }
  | { readonly ok: false; readonly reason: DhRefusal | 'demande.action-interdite' | 'demande.decision-requise' };

/** The task that a complement returns to: the asking one, or the planning of the commission for its own. */
function retourAfter(row: DhTransition, { taskKey, retourTache }: DhEtat): DhTaskKey | null {
  if (row.effects.includes('ask-complement')) return taskKey === 'decision' ? 'planification_decision' : taskKey;
  return row.next === row.task ? retourTache : null;
}

/** The next task of a demande d'habilitation with its effects, or the refusal (rules/demandes#steps). */
export function transition(step: DhStep): DhTransitionOutcome {
  // Only the commission's submit has several lines: its decision tells them apart.
  const judged = judgeStep(DH_WORKFLOW, step, {
    isMeant: ({ decision }) => decision === step.decision,
    otherwise: 'demande.decision-requise',
  });
  if (!judged.ok) return judged;
  const { line } = judged;
  return {
    ok: true,
    action: line.action,
    next: line.next === 'retour' ? (step.etat.retourTache ?? 'instruction') : line.next,
    effects: line.effects,
    decision: line.decision,
    retourTache: retourAfter(line, step.etat),
  };
}
