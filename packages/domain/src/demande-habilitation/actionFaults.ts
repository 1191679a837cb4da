import { faultsOfNeeds, linesOfAction } from '../demande/faultsOfNeeds.ts';
import type { FieldFault } from '../field-fault/faultIf.ts';
import type { Decision } from './decisions.ts';
import { DH_FORM, type DhForm, type DhRequirement } from './needs.ts';
import { DH_WORKFLOW } from './workflow.ts';

/** The line of an action on a task; the commission's submit has one by decision, none before one is chosen. */
function lineOf(taskKey: string, actionKey: string | null, decision: Decision | null) {
  const lines = linesOfAction(DH_WORKFLOW.lines, { taskKey, actionKey });
  const isDecided = new Set(lines.map((line) => line.decision)).size > 1;
  return isDecided ? lines.find((line) => line.decision === decision) : lines[0];
}

/** What an action needs, as far as its decision is chosen: its form asks for this; null means `Soumet`. */
export const needsOfAction = (
  taskKey: string,
  actionKey: string | null,
  decision: Decision | null = null,
): readonly DhRequirement[] => lineOf(taskKey, actionKey, decision)?.needs ?? [];

/** Whether an action is one of several decisions, which its form asks to choose. */
export const asksDecision = (taskKey: string, actionKey: string | null): boolean =>
  linesOfAction(DH_WORKFLOW.lines, { taskKey, actionKey }).length > 0 && lineOf(taskKey, actionKey, null) === undefined;

/** Whether an action asks for a complement, field by field. */
export const asksPoints = (taskKey: string, actionKey: string | null): boolean =>
  linesOfAction(DH_WORKFLOW.lines, { taskKey, actionKey }).some(({ effects }) => effects.includes('ask-complement'));

/** Everything wrong in the fields of an action of a demande d'habilitation, by the judges of its step (DX920). */
export function actionFaults(taskKey: string, actionKey: string | null, form: DhForm): FieldFault[] {
  if (asksDecision(taskKey, actionKey) && form.decision === null) {
    return [{ path: 'decision', title: 'demande.decision-requise' }];
  }
  return faultsOfNeeds(needsOfAction(taskKey, actionKey, form.decision), DH_FORM, form);
}
