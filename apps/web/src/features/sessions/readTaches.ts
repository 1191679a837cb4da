import { demande } from '@habilis/api/demande/endpoints';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { SessionSummary } from '@habilis/api/session-certification/SessionCertification';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { Role } from '@habilis/api/role/Role';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';
import { todoTasks } from '@habilis/domain/demande/todoTasks';
import { can } from '@habilis/domain/role/can';
import { call } from '../../session/call.ts';

/** What a role began that has no day: it comes after all that has one. */
export type SansJour = { readonly demandes: readonly DemandeSummary[]; readonly sessions: readonly SessionSummary[] };

/** More than one entite begins and leaves. */
const MOST = 200;

async function readDemandes({ type }: Role): Promise<readonly DemandeSummary[]> {
  if (!can(type, 'read-demandes')) return [];
  const own = new Set<string>([...todoTasks(DA_WORKFLOW, type), ...todoTasks(DH_WORKFLOW, type)]);
  const { elements } = await call(demande.currentList, { query: { taille: MOST } });
  return elements.filter(({ dateEcheance, currentTaskDefinitionKey: task }) => dateEcheance === null && own.has(task));
}

/** Reads what waits for a role and has no day (EC33). */
export async function readSansJour(role: Role): Promise<SansJour> {
  const [demandes, { elements }] = await Promise.all([
    readDemandes(role),
    // Those without a day stand first that way round.
    call(sessionCertification.todoList, { query: { tri: 'dateSuppressionSession', ordre: 'desc', taille: MOST } }),
  ]);
  return { demandes, sessions: elements.filter(({ dateSuppressionSession: day }) => day === null) };
}
