import { seesAgents } from '../role/seesAgents.ts';
import type { RoleType } from '../role/RoleType.ts';

/** Whether a role reads a step of the history: who claims or is assigned a task is the fund's own business (domain, C.1). */
export function isVisibleStep(
  role: RoleType,
  { partage, tache, suivante }: { readonly partage: boolean; readonly tache: string; readonly suivante: string },
): boolean {
  return seesAgents(role) || partage || tache !== suivante;
}
