import { faultsOfNeeds, linesOfAction } from '../demande/faultsOfNeeds.ts';
import type { FieldFault } from '../field-fault/faultIf.ts';
import { DA_FORM, DA_WORKFLOW, type DaForm } from './workflow.ts';

/** Whether an action asks the entite for something, field by field, and may suspend it. */
export const asksPoints = (taskKey: string, actionKey: string | null): boolean =>
  linesOfAction(DA_WORKFLOW.lines, { taskKey, actionKey }).some(({ effects }) => effects.includes('set-suspension'));

/** Everything wrong in the fields of an action of a demande administrative, by the judges of its step; null means `Soumet` (DX920). */
export function actionFaults(taskKey: string, actionKey: string | null, form: DaForm): FieldFault[] {
  const [line] = linesOfAction(DA_WORKFLOW.lines, { taskKey, actionKey });
  return faultsOfNeeds(line?.needs ?? [], DA_FORM, form);
}
