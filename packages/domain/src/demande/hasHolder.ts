import { assignableRoles as rolesOfDa } from '../demande-administrative/assignableRoles.ts';
import { DA_TASK_KEYS } from '../demande-administrative/taskKeys.ts';
import { assignableRoles as rolesOfDh } from '../demande-habilitation/assignableRoles.ts';
import { DH_TASK_KEYS } from '../demande-habilitation/taskKeys.ts';

const HELD: ReadonlySet<string> = new Set([
  ...DA_TASK_KEYS.filter((taskKey) => rolesOfDa(taskKey).length > 0),
  ...DH_TASK_KEYS.filter((taskKey) => rolesOfDh(taskKey).length > 0),
]);

/** Whether somebody of the network holds a task or is to be found for it: not what the entity has to do, nor what is over (domain, decision 10). */
export const hasHolder = (taskKey: string): boolean => HELD.has(taskKey);
