import { can } from '../role/can.ts';
import { ROLE_TYPES, type RoleType } from '../role/RoleType.ts';
import { DEFAULT_ACTION } from './defaultAction.ts';
import type { Line, WorkflowTable } from './Workflow.ts';

/** The roles that may own a task: those that may claim it or move it on by a submit; what the entite has to do has no owner (rules/demandes#holder). */
export function assignableRoles<L extends Line>({ lines, filledBy }: WorkflowTable<L>, taskKey: L['task']): RoleType[] {
  const owned = lines.filter(
    ({ task, action, who }) =>
      task === taskKey && who !== filledBy && (action === DEFAULT_ACTION || action === 'PrendEnCharge'),
  );
  return ROLE_TYPES.filter((role) => owned.some(({ who }) => can(role, who)));
}
