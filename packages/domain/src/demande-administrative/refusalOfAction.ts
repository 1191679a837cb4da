import { DEFAULT_ACTION } from '../demande/defaultAction.ts';
import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import type { DaTaskKey } from './taskKeys.ts';
import { DA_WORKFLOW } from './workflow.ts';

/** Why an action is refused before it is judged: it is not the role's at all, or the task has moved on meanwhile (domain, C.1). */
export function refusalOfAction({
  taskKey,
  actionKey,
  role,
}: {
  readonly taskKey: DaTaskKey;
  readonly actionKey: string | null;
  readonly role: RoleType;
}): 'demande.action-interdite' | 'demande.etape-modifiee' | null {
  const wanted = actionKey ?? DEFAULT_ACTION;
  const mine = DA_WORKFLOW.filter(({ action, who }) => action === wanted && can(role, who));
  if (mine.length === 0) return 'demande.action-interdite';
  // A deletion is told its own reason: the suspension, or the task that does not allow it.
  return wanted === 'Supprime' || mine.some(({ task }) => task === taskKey) ? null : 'demande.etape-modifiee';
}
