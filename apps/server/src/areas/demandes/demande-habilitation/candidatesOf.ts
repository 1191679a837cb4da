import { assignableRoles } from '@habilis/domain/demande/assignableRoles';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Acting } from '../../../platform/Acting.ts';
import { expertsOf, managersOf } from '../../niveaux/dispositif-niveau/agentsOfNiveau.ts';
import { niveauOf } from './niveauOf.ts';
import type { DhRow } from './scope.ts';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';

/** Somebody to whom a task may be given, with the role under which they would have it. */
export type Candidate = {
  readonly roleId: number;
  readonly roleType: RoleType;
  readonly personneId: number;
  readonly habilisId: string;
  readonly nomPrenom: string;
  readonly mrpId: number | null;
};

type Place = Pick<DhRow, 'caisse_id' | 'dispositif_niveau_id'>;
type Clock = Pick<Acting, 'db' | 'now'>;

/** The live holders of a role, of one fund or of the whole network, by name. */
async function holders({ db, now }: Clock, type: RoleType, mrpId: number | null): Promise<Candidate[]> {
  const rows = await db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['role.id', 'role.personne_id', 'role.mrp_id', 'personne.habilis_id', 'personne.nom', 'personne.prenom'])
    .where('role.type', '=', type)
    .where('personne.etat', '=', 'active')
    .where((eb) => eb.or([eb('role.fin_le', 'is', null), eb('role.fin_le', '>', now)]))
    .$if(mrpId !== null, (query) => query.where('role.mrp_id', '=', mrpId))
    .orderBy('personne.nom_tri')
    .orderBy('role.id')
    .execute();
  return rows.map((row) => ({
    roleId: row.id,
    roleType: type,
    personneId: row.personne_id,
    habilisId: row.habilis_id,
    nomPrenom: `${row.prenom} ${row.nom}`,
    mrpId: row.mrp_id,
  }));
}

/** Those who may have a task of a request, by name (domain, C.1). */
export async function titulairesOf(context: Clock, tache: DhTaskKey, place: Place): Promise<Candidate[]> {
  const niveau = await niveauOf(context.db, place.dispositif_niveau_id);
  const found: Candidate[] = [];
  for (const type of assignableRoles(DH_WORKFLOW, tache)) {
    if (type === 'E' || type === 'RD') {
      if (niveau === null) continue;
      const isExpert = type === 'E';
      const agents = isExpert ? await expertsOf(context, niveau.id) : await managersOf(context, niveau.dispositifId);
      found.push(...agents.map((agent) => ({ ...agent, roleType: type })));
    } else if (type === 'I' || type === 'RC') {
      if (place.caisse_id !== null) found.push(...(await holders(context, type, place.caisse_id)));
    } else found.push(...(await holders(context, type, null)));
  }
  return found;
}

/** Those to whom a task may be given: an expert of the entity's own fund only when there is no other (domain, C.1). */
export async function candidatesOf(context: Clock, tache: DhTaskKey, place: Place): Promise<Candidate[]> {
  const all = await titulairesOf(context, tache, place);
  if (tache !== 'sous_commission') return all;
  const elsewhere = all.filter(({ mrpId }) => mrpId === null || mrpId !== place.caisse_id);
  return elsewhere.length > 0 ? elsewhere : all;
}
