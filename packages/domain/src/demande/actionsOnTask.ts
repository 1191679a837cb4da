import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import { type ActionPossible, offerOf } from './offerOf.ts';
import type { Line, WorkflowTable } from './Workflow.ts';

/** The actions that a role in scope knows on a task, however the object stands (rules/demandes#steps, rules/dossier#steps). */
export const actionsOnTask = <L extends Line>(
  { lines }: WorkflowTable<L>,
  { taskKey, role }: { readonly taskKey: L['task']; readonly role: RoleType },
): ActionPossible<L['action']>[] => offerOf(lines.filter(({ task, who }) => task === taskKey && can(role, who)));
