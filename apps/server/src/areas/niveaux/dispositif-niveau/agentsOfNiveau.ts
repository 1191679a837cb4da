import type { RoleType } from '@habilis/domain/role/RoleType';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { Context } from '../../../platform/Handler.ts';

type Clock = Pick<Context, 'db' | 'now'>;

/** A person who examines or decides, with the role under which they do. */
export type Agent = {
  readonly roleId: number;
  readonly personneId: number;
  readonly habilisId: string;
  readonly nomPrenom: string;
  /** The caisse or the national body of the role. */
  readonly mrpId: number | null;
};

/** The live roles of persons with an active account, by name. */
const liveAgents = ({ db, now }: Clock) =>
  db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['role.id as roleId', 'role.personne_id as personneId', 'role.mrp_id as mrpId'])
    .select(['personne.habilis_id as habilisId', 'personne.nom', 'personne.prenom'])
    .where('personne.etat', '=', 'active')
    .where(isLiveRole(now))
    .orderBy('personne.nom_tri')
    .orderBy('role.id');

const named = ({ nom, prenom, ...agent }: Omit<Agent, 'nomPrenom'> & { nom: string; prenom: string }) => ({
  ...agent,
  nomPrenom: `${prenom} ${nom}`,
});

/** The experts who examine a niveau now (rules/demandes#holder). */
export async function expertsOf(context: Clock, niveauId: number): Promise<Agent[]> {
  const rows = await liveAgents(context)
    .innerJoin('role_dispositif_niveau', 'role_dispositif_niveau.role_id', 'role.id')
    .where('role.type', '=', 'E')
    .where('role_dispositif_niveau.dispositif_niveau_id', '=', niveauId)
    .execute();
  return rows.map(named);
}

/** The managers of a dispositif now (rules/demandes#holder). */
export async function managersOf(context: Clock, dispositifId: number): Promise<Agent[]> {
  const rows = await liveAgents(context)
    .innerJoin('role_dispositif', 'role_dispositif.role_id', 'role.id')
    .where('role.type', '=', 'RD')
    .where('role_dispositif.dispositif_id', '=', dispositifId)
    .execute();
  return rows.map(named);
}

/** The live holders of a role, of one caisse or of the whole network. */
export async function agentsOf(context: Clock, type: RoleType, mrpId: number | null): Promise<Agent[]> {
  const rows = await liveAgents(context)
    .where('role.type', '=', type)
    .$if(mrpId !== null, (query) => query.where('role.mrp_id', '=', mrpId))
    .execute();
  return rows.map(named);
}
