import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import { DEFAULT_ACTION } from './defaultAction.ts';
import type { Line, WorkflowTable } from './Workflow.ts';

/** Why an action is refused before any other check: the role never has it, or the task has moved on (rules/demandes#steps). */
export function refusalOfAction<L extends Line>(
  { lines, judgedAnywhere }: WorkflowTable<L>,
  {
    taskKey,
    actionKey,
    role,
  }: { readonly taskKey: L['task']; readonly actionKey: string | null; readonly role: RoleType },
): 'demande.action-interdite' | 'demande.etape-modifiee' | null {
  const wanted = actionKey ?? DEFAULT_ACTION;
  const mine = lines.filter(({ action, who }) => action === wanted && can(role, who));
  if (mine.length === 0) return 'demande.action-interdite';
  const isJudged = judgedAnywhere.includes(wanted) || mine.some(({ task }) => task === taskKey);
  return isJudged ? null : 'demande.etape-modifiee';
}
