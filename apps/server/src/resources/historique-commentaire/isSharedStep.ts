import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import { isRequester } from '@habilis/domain/role/roleGroup';
import type { RoleType } from '@habilis/domain/role/RoleType';

/** Tasks on whose entry the requester is addressed, so that the comment is meant for them. */
const ADDRESSED_TO_REQUESTER: ReadonlySet<DaTaskKey> = new Set<DaTaskKey>(['da_complement', 'validee', 'refusee']);

/** Whether the requester may read a step's comment: their own, a correction of their request, or what is said to them. */
export function isSharedStep({
  action,
  tache,
  suivante,
  role,
}: {
  readonly action: string;
  readonly tache: DaTaskKey;
  readonly suivante: DaTaskKey;
  readonly role: RoleType;
}): boolean {
  const isAddressed = tache !== suivante && ADDRESSED_TO_REQUESTER.has(suivante);
  return isRequester(role) || isAddressed || action === 'Enregistre';
}
