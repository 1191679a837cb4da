import { requiresSecondFactor } from '@habilis/domain/compte/requiresSecondFactor';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Settings } from '@habilis/domain/setting/settings';
import type pg from 'pg';
import type { Caller } from '../Handler.ts';

const ROLE_ID = /^[1-9]\d{0,8}$/;

/** Every call asks this first: under its name it is planned once for a connection, which costs a fifth of planning it each time. */
const QUERY = {
  name: 'appelant',
  text: `select personne.id as "personneId", personne.habilis_id as "habilisId", personne.nom, personne.prenom,
      array(select held.type from role as held where held.personne_id = personne.id
        and (held.fin_le is null or held.fin_le > $3)) as "roleTypes",
      exists (select from facteur where facteur.personne_id = personne.id) as "hasFactor",
      role.id as "roleId", role.type as "roleType", role.entite_id as "entiteId", role.mrp_id as "mrpId"
    from jeton
    join personne on personne.id = jeton.personne_id
    left join role on role.personne_id = personne.id and role.id = $2 and (role.fin_le is null or role.fin_le > $3)
    where jeton.jti = $1 and jeton.expire_le > $3 and (jeton.revoque_le is null or jeton.revoque_le > $3)
      and personne.etat = 'active'`,
} as const;

/** A person with the role that they call under. */
export type CallerRow = {
  readonly personneId: number;
  readonly habilisId: string;
  readonly nom: string;
  readonly prenom: string;
  /** The roles and the second factor of whoever holds the token. */
  readonly roleTypes: readonly RoleType[];
  readonly hasFactor: boolean;
  readonly roleId: number | null;
  readonly roleType: RoleType;
  readonly entiteId: number | null;
  readonly mrpId: number | null;
};

/** The id that a `Role-Id` header asks for, 0 when it can be nobody's. */
export const wantedRoleOf = (header: string | undefined): number =>
  header !== undefined && ROLE_ID.test(header) ? Number(header) : 0;

/** Whoever a row says, in their own name. */
export function callerOf(row: CallerRow, jti: string, { rolesSecondFacteur }: Settings): Caller {
  const { personneId, habilisId, nom, prenom, roleTypes, hasFactor, roleId, roleType, entiteId, mrpId } = row;
  const lacksSecondFactor = !hasFactor && requiresSecondFactor(roleTypes, rolesSecondFacteur);
  const role = roleId === null ? null : { id: roleId, type: roleType, entiteId, mrpId };
  return { personneId, habilisId, nomPrenom: `${prenom} ${nom}`, jti, lacksSecondFactor, role, enTantQuePar: null };
}

/** The person of a live token with the live role of `Role-Id`, in one query; undefined when the token is revoked or its person blocked. */
export async function loadCaller(
  pool: pg.Pool,
  {
    jti,
    roleIdHeader,
    now,
    settings,
  }: { jti: string; roleIdHeader: string | undefined; now: Date; settings: Settings },
): Promise<Caller | undefined> {
  const values = [jti, wantedRoleOf(roleIdHeader), now];
  const row = (await pool.query<CallerRow>({ ...QUERY, values })).rows[0];
  return row === undefined ? undefined : callerOf(row, jti, settings);
}
