import type { Ecarte } from '@habilis/api/demande/Ecarte';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';
import { assignableRoles } from '@habilis/domain/demande/assignableRoles';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Acting } from '../../../platform/Acting.ts';
import type { DemandeRow } from '../dossier-administratif/scope.ts';
import { agentsOf } from '../../niveaux/dispositif-niveau/agentsOfNiveau.ts';
import { partiesPrenantes } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import type { Candidate } from '../tache/Candidate.ts';
import { raisonOf } from '../tache/raisonOf.ts';

/** The live holders of some roles of a caisse, by name. */
export async function agentsOfRoles(
  tools: Pick<Acting, 'db' | 'now'>,
  roles: readonly RoleType[],
  caisseId: number | null,
): Promise<Candidate[]> {
  if (caisseId === null) return [];
  const found: Candidate[] = [];
  for (const roleType of roles) {
    const agents = await agentsOf(tools, roleType, caisseId);
    found.push(...agents.map((agent) => ({ ...agent, roleType })));
  }
  return found;
}

/** The persons of a caisse who may have a task by their role, by name. */
export const byRole = (
  tools: Pick<Acting, 'db' | 'now'>,
  tache: DaTaskKey,
  caisseId: number | null,
): Promise<Candidate[]> => agentsOfRoles(tools, assignableRoles(DA_WORKFLOW, tache), caisseId);

/** The persons who may have a task of a demande, by name: nobody who has a part in its entite (rules/rights#both-sides). */
export async function titulairesOf(
  tools: Pick<Acting, 'db' | 'now'>,
  tache: DaTaskKey,
  { caisse_id: caisseId, entite_id: entiteId }: Pick<DemandeRow, 'caisse_id' | 'entite_id'>,
): Promise<Candidate[]> {
  const all = await byRole(tools, tache, caisseId);
  const parties = all.length === 0 ? new Set() : await partiesPrenantes(tools, entiteId);
  return all.filter(({ personneId }) => !parties.has(personneId));
}

/** Those of the caisse who might have a task by their role and are not offered it, each with why (rules/rights#both-sides). */
export async function ecartesOf(
  tools: Pick<Acting, 'db' | 'now'>,
  tache: DaTaskKey,
  { caisse_id: caisseId, entite_id: entiteId }: Pick<DemandeRow, 'caisse_id' | 'entite_id'>,
): Promise<Ecarte[]> {
  const parties = await partiesPrenantes(tools, entiteId);
  if (parties.size === 0) return [];
  return (await byRole(tools, tache, caisseId)).flatMap(({ personneId, nomPrenom }) => {
    const raison = raisonOf(parties.get(personneId));
    return raison === null ? [] : [{ nomPrenom, raison, depuis: null }];
  });
}
