import { DEFAULT_ACTION } from '../demande/defaultAction.ts';
import { isDemandeur } from '../role/roleGroup.ts';
import type { RoleType } from '../role/RoleType.ts';
import { FORCED_ACTION } from './forceableTasks.ts';
import type { DhTaskKey } from './taskKeys.ts';

/** Tasks that wait for the demandeur: the comment of a step that enters one is meant for them. */
const ADDRESSED_TO_DEMANDEUR: ReadonlySet<DhTaskKey> = new Set<DhTaskKey>([
  'complement',
  'suppression_apres_refus',
  'acceptee',
  'abandonnee',
]);

/** Whether the demandeur may read a step's comment: their own, or what is said to them, a postponement included; never why a step was forced (rules/demandes#steps, rules/demandes#avis, rules/demandes#forced-steps). */
export function isSharedStep({
  action,
  tache,
  suivante,
  role,
}: {
  readonly action: string;
  readonly tache: DhTaskKey;
  readonly suivante: DhTaskKey;
  /** Null when the step is automatic. */
  readonly role: RoleType | null;
}): boolean {
  if (role !== null && isDemandeur(role)) return true;
  if (action === FORCED_ACTION) return false;
  const isPostponed = action === DEFAULT_ACTION && tache === 'decision' && suivante === 'planification_decision';
  return tache !== suivante && (ADDRESSED_TO_DEMANDEUR.has(suivante) || isPostponed);
}
