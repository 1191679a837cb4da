import { impersonationFaultOf } from '@habilis/domain/impersonation/impersonationFaultOf';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Settings } from '@habilis/domain/setting/settings';
import type pg from 'pg';
import type { Caller } from '../Handler.ts';
import { type CallerRow, callerOf, wantedRoleOf } from './callerReader.ts';

/** Reads the token's person and, when their session impersonates the person of the header, that person too. */
const QUERY = {
  name: 'appelant-en-tant-que',
  text: `select acteur.id as "acteurId", acteur.habilis_id as "acteurHabilisId", acteur.nom as "acteurNom", acteur.prenom as "acteurPrenom",
      (select coalesce(json_agg(held.type), '[]') from role held
        where held.personne_id = acteur.id and (held.fin_le is null or held.fin_le > $3)) as "roleTypes",
      jeton.est_multifacteur or exists (select from facteur where facteur.personne_id = acteur.id) as "hasFactor",
      null as etablissement,
      impersonation.acteur_role_type as "acteurRoleType",
      cible.id as "personneId", cible.habilis_id as "habilisId", cible.nom, cible.prenom, cible.etat = 'active' as "isActive",
      (select coalesce(json_agg(held.type), '[]') from role held
        where held.personne_id = cible.id and (held.fin_le is null or held.fin_le > $3)) as "roles",
      role.id as "roleId", role.type as "roleType", role.entite_id as "entiteId", role.mrp_id as "mrpId"
    from jeton
    join personne acteur on acteur.id = jeton.personne_id
    left join impersonation on impersonation.session_id = jeton.session_id and impersonation.acteur_id = acteur.id
      and impersonation.fin_le is null and impersonation.expire_le > $3
    left join personne cible on cible.id = impersonation.cible_id and cible.habilis_id = $4
    left join role on role.personne_id = cible.id and role.id = $2 and (role.fin_le is null or role.fin_le > $3)
    where jeton.jti = $1 and jeton.expire_le > $3 and (jeton.revoque_le is null or jeton.revoque_le > $3)
      and acteur.etat = 'active'`,
} as const;

type Row = (CallerRow | { readonly personneId: null }) & {
  readonly acteurId: number;
  readonly acteurHabilisId: string;
  readonly acteurNom: string;
  readonly acteurPrenom: string;
  readonly acteurRoleType: RoleType;
  readonly roleTypes: readonly RoleType[];
  readonly isActive: boolean;
  readonly roles: readonly RoleType[];
};

/** Whose token a call bears, and in whose name it is made. */
export type ReadCaller = { readonly holder: string; readonly caller: Caller | 'terminee' };

/** The impersonated person of a token's session; `terminee` when it impersonates nobody or somebody else, undefined when the token is invalid (IM2, IM3). */
export async function loadActingCaller(
  pool: pg.Pool,
  {
    jti,
    roleIdHeader,
    habilisId,
    now,
    settings,
  }: { jti: string; roleIdHeader: string | undefined; habilisId: string; now: Date; settings: Settings },
): Promise<ReadCaller | undefined> {
  const values = [jti, wantedRoleOf(roleIdHeader), now, habilisId];
  const row = (await pool.query<Row>({ ...QUERY, values })).rows[0];
  if (row === undefined) return undefined;
  const { acteurHabilisId: holder } = row;
  if (row.personneId === null) return { holder, caller: 'terminee' };
  const acteur = { habilisId: holder, isActive: true, roles: row.roleTypes };
  if (impersonationFaultOf(acteur, { habilisId, isActive: row.isActive, roles: row.roles }) !== null)
    return { holder, caller: 'terminee' };
  const { acteurId: personneId, acteurRoleType: roleType } = row;
  const enTantQuePar = { personneId, nomPrenom: `${row.acteurPrenom} ${row.acteurNom}`, roleType };
  return { holder, caller: { ...callerOf(row, jti, settings), enTantQuePar } };
}
