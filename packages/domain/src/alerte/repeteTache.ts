import { todoTasks } from '../demande/todoTasks.ts';
import type { DhTaskKey } from '../demande-habilitation/taskKeys.ts';
import { DH_WORKFLOW } from '../demande-habilitation/workflow.ts';
import type { RoleType } from '../role/RoleType.ts';
import { ALERTE_RULES, type AlerteType } from './ALERTE_RULES.ts';

/** What an alert says: its type, and the task of the demande d'habilitation that it is about. */
type Told = { readonly type: AlerteType; readonly tache: DhTaskKey | null };

/** Whether the list of tasks of a role shows the object of an alert too: the bell does not count it a second time (A702). */
export function repeteTache({ type, tache }: Told, role: RoleType): boolean {
  // Who answers for others hears of their late tasks, and has their own in the list.
  if (type === 'DH_EN_RETARD') return tache !== null && todoTasks(DH_WORKFLOW, role).includes(tache);
  return ALERTE_RULES[type].repeteTache.some((one) => one === role);
}
