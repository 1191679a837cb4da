import type { SessionSituation } from '@habilis/domain/session-certification/workflow';
import type { CallerRole } from '../../../platform/Handler.ts';
import type { SessionRow } from './scope.ts';

const NETWORK: readonly (string | null)[] = ['I', 'RD'];

/** How a session stands for a role: its state, and whose it is (SC11, SC20). */
export const situationOf = (
  row: Pick<SessionRow, 'etat' | 'ouverte_par_role' | 'ouverte_par_role_id'>,
  role: Pick<CallerRole, 'id'>,
): SessionSituation => ({
  taskKey: row.etat,
  isOfEntite: !NETWORK.includes(row.ouverte_par_role),
  isOwnOpening: row.ouverte_par_role_id === role.id,
});
