import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import { seesAgents } from '../role/seesAgents.ts';

/** Steps that only the commission sees until the decision takes effect: it was recorded, or cancelled. */
export const COMMISSION_STEPS = { recorded: 'DecisionEnregistree', cancelled: 'DecisionAnnulee' } as const;
const OF_COMMISSION: ReadonlySet<string> = new Set(Object.values(COMMISSION_STEPS));

/**
 * Whether a role sees a step of the history: claims and assignments are internal to the caisse, a decision that may be cancelled to the
 * commission (rules/demandes#steps).
 */
export function isVisibleStep(
  role: RoleType,
  {
    action,
    partage,
    tache,
    suivante,
  }: {
    readonly action: string;
    readonly partage: boolean;
    readonly tache: string;
    readonly suivante: string;
  },
): boolean {
  if (OF_COMMISSION.has(action)) return can(role, 'decide');
  return seesAgents(role) || partage || tache !== suivante;
}
