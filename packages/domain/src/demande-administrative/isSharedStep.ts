import { isDemandeur } from '../role/roleGroup.ts';
import type { RoleType } from '../role/RoleType.ts';
import type { DaTaskKey } from './taskKeys.ts';

/** Tasks that wait for the demandeur: the comment of a step that enters one is meant for them. */
const ADDRESSED_TO_DEMANDEUR: ReadonlySet<DaTaskKey> = new Set<DaTaskKey>(['da_complement', 'validee', 'refusee']);

/** Whether the demandeur may read a step's comment: their own, a correction of their demande, or what is said to them (rules/demandes#steps). */
export function isSharedStep({
  action,
  tache,
  suivante,
  role,
}: {
  readonly action: string;
  readonly tache: DaTaskKey;
  readonly suivante: DaTaskKey;
  /** Null when the step is automatic. */
  readonly role: RoleType | null;
}): boolean {
  const isAddressed = tache !== suivante && ADDRESSED_TO_DEMANDEUR.has(suivante);
  return (role !== null && isDemandeur(role)) || isAddressed || action === 'Enregistre';
}
