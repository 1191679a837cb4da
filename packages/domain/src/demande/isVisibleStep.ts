import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import { seesAgents } from '../role/seesAgents.ts';

/** What the commission alone knows of a decision until it takes effect: that it was recorded, and that it was cancelled. */
export const COMMISSION_STEPS = { recorded: 'DecisionEnregistree', cancelled: 'DecisionAnnulee' } as const;
const OF_COMMISSION: ReadonlySet<string> = new Set(Object.values(COMMISSION_STEPS));

/** Whether a role reads a step of the history: who claims or is assigned a task is the fund's own business, a decision that may be cancelled the commission's (domain, C.1). */
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
