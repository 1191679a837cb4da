import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';
import { assignableRoles } from '@habilis/domain/demande/assignableRoles';
import type { Acting } from '../../../platform/Acting.ts';
import { agentsOf } from '../../niveaux/dispositif-niveau/agentsOfNiveau.ts';
import type { Candidate } from '../tache/Candidate.ts';

/** The persons of a caisse who may have a task, by name. */
export async function titulairesOf(
  tools: Pick<Acting, 'db' | 'now'>,
  tache: DaTaskKey,
  caisseId: number | null,
): Promise<Candidate[]> {
  if (caisseId === null) return [];
  const found: Candidate[] = [];
  for (const roleType of assignableRoles(DA_WORKFLOW, tache)) {
    const agents = await agentsOf(tools, roleType, caisseId);
    found.push(...agents.map((agent) => ({ ...agent, roleType })));
  }
  return found;
}
