import { DEFAULT_ACTION } from '../demande/defaultAction.ts';
import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import type { DhTaskKey } from './taskKeys.ts';
import { DH_WORKFLOW } from './workflow.ts';

/** Why an action is refused before it is judged: it is not the role's at all, or the task has moved on meanwhile (domain, C.1). */
export function refusalOfAction({
  taskKey,
  actionKey,
  role,
}: {
  readonly taskKey: DhTaskKey;
  readonly actionKey: string | null;
  readonly role: RoleType;
}): 'demande.action-interdite' | 'demande.etape-modifiee' | null {
  const wanted = actionKey ?? DEFAULT_ACTION;
  const mine = DH_WORKFLOW.filter(({ action, who }) => action === wanted && can(role, who));
  if (mine.length === 0) return 'demande.action-interdite';
  return mine.some(({ task }) => task === taskKey) ? null : 'demande.etape-modifiee';
}
