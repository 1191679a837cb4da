import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import type { DhEtat } from './DhEtat.ts';
import type { DhCondition, DhTransition } from './workflow.ts';

const HOLDS: Readonly<Record<DhCondition, (etat: DhEtat, today: string) => boolean>> = {
  'jamais-soumise': ({ isJamaisSoumise }) => isJamaisSoumise,
  'deja-soumise': ({ isJamaisSoumise }) => !isJamaisSoumise,
  irrecevable: ({ isIrrecevable }) => isIrrecevable,
  'sans-expertise': ({ mode, isAvecReserve }) => mode !== 'INI' && !isAvecReserve,
  'avec-expert': ({ hasExpert }) => hasExpert,
  'avant-repartition': ({ retourTache }) => retourTache === null || retourTache === 'instruction',
  'recours-ouvert': ({ finRecours }, today) => finRecours !== null && today <= finRecours,
};

/** Whether a line of the workflow exists for a role on a request as it stands (domain, C.1). */
export const isOffered = (row: DhTransition, etat: DhEtat, { role, today }: { role: RoleType; today: string }) =>
  row.task === etat.taskKey && can(role, row.who) && row.when.every((condition) => HOLDS[condition](etat, today));
