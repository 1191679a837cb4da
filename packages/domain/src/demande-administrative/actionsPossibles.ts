import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import { DA_WORKFLOW, type DaActionKey } from './workflow.ts';
import type { DaTaskKey } from './taskKeys.ts';

/** An action that is offered, with what it asks for. */
export type ActionPossible = {
  readonly key: DaActionKey;
  readonly commentaireRequis: boolean;
  readonly affectationRequise: boolean;
};

/** The actions that a role in scope may take on a task now, in the table's order (domain, C.1 and C.3). */
export function actionsPossibles({ taskKey, role }: { taskKey: DaTaskKey; role: RoleType }): ActionPossible[] {
  const rows = DA_WORKFLOW.filter(({ task, who }) => task === taskKey && can(role, who));
  // An action that leads to several tasks is offered once.
  const offered = rows.filter((row, index) => rows.findIndex(({ action }) => action === row.action) === index);
  return offered.map(({ action, commentaireRequis, affectationRequise }) => ({
    key: action,
    commentaireRequis,
    affectationRequise,
  }));
}
