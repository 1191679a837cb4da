import { isRequester } from '../role/roleGroup.ts';
import type { RoleType } from '../role/RoleType.ts';
import type { DhTaskKey } from './taskKeys.ts';

/** Tasks on whose entry the requester is addressed, so that the comment is meant for them. */
const ADDRESSED_TO_REQUESTER: ReadonlySet<DhTaskKey> = new Set<DhTaskKey>([
  'complement',
  'suppression_apres_refus',
  'acceptee',
  'abandonnee',
]);

/** Whether the requester may read a step's comment: their own, or what is said to them; a postponement is said to them too (domain, C.1 and C.4). */
export function isSharedStep({
  tache,
  suivante,
  role,
}: {
  readonly tache: DhTaskKey;
  readonly suivante: DhTaskKey;
  /** Null when nobody acts but time. */
  readonly role: RoleType | null;
}): boolean {
  if (role !== null && isRequester(role)) return true;
  const isPostponed = tache === 'decision' && suivante === 'planification_decision';
  return tache !== suivante && (ADDRESSED_TO_REQUESTER.has(suivante) || isPostponed);
}
