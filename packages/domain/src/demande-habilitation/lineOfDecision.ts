import { DEFAULT_ACTION } from '../demande/defaultAction.ts';
import type { Decision } from './decisions.ts';
import type { DhTaskKey } from './taskKeys.ts';
import { DH_WORKFLOW, type DhActionKey, type DhEffect } from './workflow.ts';

/** What a decision that the commission recorded leads to. */
export type DecisionTaken = {
  readonly action: DhActionKey;
  readonly decision: Decision;
  readonly next: DhTaskKey;
  readonly effects: readonly DhEffect[];
  readonly retourTache: DhTaskKey | null;
};

/** What follows from a recorded decision, by its action; null when nothing was decided (rules/demandes#steps). */
export function lineOfDecision(action: string | null, decision: Decision | null): DecisionTaken | null {
  const row = DH_WORKFLOW.lines.find(
    (line) => line.action === (action ?? DEFAULT_ACTION) && line.decision === decision,
  );
  if (row === undefined || decision === null || row.next === 'retour') return null;
  const retourTache = row.effects.includes('ask-complement') ? 'planification_decision' : null;
  return { action: row.action, decision, next: row.next, effects: row.effects, retourTache };
}
