import type { Ecarte } from '@habilis/api/demande/Ecarte';
import { assignableRoles } from '@habilis/domain/demande/assignableRoles';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';
import type { Acting } from '../../../platform/Acting.ts';
import { agentsOf, expertsOf, managersOf } from '../../niveaux/dispositif-niveau/agentsOfNiveau.ts';
import type { Candidate } from '../tache/Candidate.ts';
import { raisonOf } from '../tache/raisonOf.ts';
import { partiesPrenantes } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { dessaisisOf } from './dessaisisOf.ts';
import { niveauOf } from './niveauOf.ts';
import type { DhRow } from './scope.ts';

type Place = Pick<DhRow, 'caisse_id' | 'dispositif_niveau_id'>;
type Named = Place & Pick<DhRow, 'id' | 'entite_id'>;
type Clock = Pick<Acting, 'db' | 'now'>;

/** The live holders of some roles where a demande stands, by name (rules/demandes#holder). */
export async function agentsOfRoles(context: Clock, roles: readonly RoleType[], place: Place): Promise<Candidate[]> {
  const niveau = await niveauOf(context.db, place.dispositif_niveau_id);
  const found: Candidate[] = [];
  for (const roleType of roles) {
    if (roleType === 'E' || roleType === 'RD') {
      if (niveau === null) continue;
      const isExpert = roleType === 'E';
      const agents = isExpert ? await expertsOf(context, niveau.id) : await managersOf(context, niveau.dispositifId);
      found.push(...agents.map((agent) => ({ ...agent, roleType })));
      continue;
    }
    const isOfCaisse = roleType === 'I' || roleType === 'RC';
    if (isOfCaisse && place.caisse_id === null) continue;
    const agents = await agentsOf(context, roleType, isOfCaisse ? place.caisse_id : null);
    found.push(...agents.map((agent) => ({ ...agent, roleType })));
  }
  return found;
}

/** Those who may have a task of a demande by their role, by name (rules/demandes#holder). */
export const byRole = (context: Clock, tache: DhTaskKey, place: Place): Promise<Candidate[]> =>
  agentsOfRoles(context, assignableRoles(DH_WORKFLOW, tache), place);

/** Those who may have a task of a demande, by name: nobody who has a part in its entite, no expert who stepped down from it (rules/rights#both-sides, rules/rights#stepped-down). */
export async function titulairesOf(context: Clock, tache: DhTaskKey, demande: Named): Promise<Candidate[]> {
  const all = await byRole(context, tache, demande);
  if (all.length === 0) return all;
  const parties = await partiesPrenantes(context, demande.entite_id);
  const dessaisis = tache === 'sous_commission' ? await dessaisisOf(context.db, demande.id) : new Map();
  return all.filter(({ personneId }) => !parties.has(personneId) && !dessaisis.has(personneId));
}

/** Those to whom a task may be given: an expert of the entite's own caisse only when there is no other (rules/demandes#holder). */
export async function candidatesOf(context: Clock, tache: DhTaskKey, place: Named): Promise<Candidate[]> {
  const all = await titulairesOf(context, tache, place);
  if (tache !== 'sous_commission') return all;
  const elsewhere = all.filter(({ mrpId }) => mrpId === null || mrpId !== place.caisse_id);
  return elsewhere.length > 0 ? elsewhere : all;
}

/** Those who might have a task by their role and are not offered it, each with why, and since when for who stepped down (rules/rights#stepped-down). */
export async function ecartesOf(context: Clock, tache: DhTaskKey, place: Named): Promise<Ecarte[]> {
  const offered = new Set((await candidatesOf(context, tache, place)).map(({ personneId }) => personneId));
  const others = (await byRole(context, tache, place)).filter(({ personneId }) => !offered.has(personneId));
  if (others.length === 0) return [];
  const dessaisis = tache === 'sous_commission' ? await dessaisisOf(context.db, place.id) : new Map<number, Date>();
  const parties = await partiesPrenantes(context, place.entite_id);
  return others.map(({ personneId, nomPrenom }) => {
    const recuse = dessaisis.get(personneId);
    if (recuse !== undefined) return { nomPrenom, raison: 'recuse', depuis: recuse.toISOString() };
    return { nomPrenom, raison: raisonOf(parties.get(personneId)) ?? 'caisse', depuis: null };
  });
}
