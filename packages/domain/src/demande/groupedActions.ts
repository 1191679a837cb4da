import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import type { Line, WorkflowTable } from './Workflow.ts';

/** Actions that may be taken on several demandes at once: claim, assign, validate. */
export const GROUPED_ACTIONS = ['PrendEnCharge', 'Affecte', 'Soumet'] as const;
export type GroupedAction = (typeof GROUPED_ACTIONS)[number];

/** Beside a person to name, what a line needs or does makes its demande worth opening. */
const isPlain = ({ needs, effects }: Line): boolean =>
  needs.every((need) => need === 'affectation') && effects.every((effect) => effect === 'claim' || effect === 'assign');

/** The actions that a role may take on a task without opening its demande: those that ask for nothing but a person and only hand over or move on (EC60). */
export function groupedActions<L extends Line>(
  { lines }: WorkflowTable<L>,
  { taskKey, role }: { readonly taskKey: string; readonly role: RoleType },
): GroupedAction[] {
  const mine = lines.filter((line) => line.task === taskKey && isPlain(line) && can(role, line.who));
  return GROUPED_ACTIONS.filter((wanted) => mine.some(({ action }) => action === wanted));
}
