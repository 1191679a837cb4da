import { requiresSecondFactor } from '@habilis/domain/compte/requiresSecondFactor';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Settings } from '@habilis/domain/setting/settings';
import type pg from 'pg';
import type { Caller } from '../Handler.ts';

const ROLE_ID = /^[1-9]\d{0,8}$/;

/** Run first by every call: as a named query, a connection plans it once, a fifth of the cost of planning it each time. */
const QUERY = {
  name: 'appelants',
  text: `select rang::integer, personne.id as "personneId", personne.habilis_id as "habilisId", personne.nom, personne.prenom,
      array(select held.type from role as held where held.personne_id = personne.id
        and (held.fin_le is null or held.fin_le > maintenant)) as "roleTypes",
      jeton.est_multifacteur or exists (select from facteur where facteur.personne_id = personne.id) as "hasFactor",
      jeton.siret as etablissement, role.id as "roleId", role.type as "roleType", role.entite_id as "entiteId", role.mrp_id as "mrpId"
    from unnest($1::uuid[], $2::integer[], $3::timestamptz[]) with ordinality as appel (jti, role_id, maintenant, rang)
    join jeton on jeton.jti = appel.jti and jeton.expire_le > maintenant
      and (jeton.revoque_le is null or jeton.revoque_le > maintenant)
    join personne on personne.id = jeton.personne_id and personne.etat = 'active'
    left join role on role.personne_id = personne.id and role.id = appel.role_id
      and (role.fin_le is null or role.fin_le > maintenant)
      and (jeton.siret is null or not exists (select from entite where entite.id = role.entite_id and entite.siret <> jeton.siret))`,
} as const;

/** A person with their role for this call. */
export type CallerRow = {
  readonly personneId: number;
  readonly habilisId: string;
  readonly nom: string;
  readonly prenom: string;
  /** Roles and second factor of the token's holder. */
  readonly roleTypes: readonly RoleType[];
  /** Their own, or that of the identity provider that opened the session. */
  readonly hasFactor: boolean;
  readonly etablissement: string | null;
  readonly roleId: number | null;
  readonly roleType: RoleType;
  readonly entiteId: number | null;
  readonly mrpId: number | null;
};

/** The id of a `Role-Id` header; 0, which no role has, when it is not a valid id. */
export const wantedRoleOf = (header: string | undefined): number =>
  header !== undefined && ROLE_ID.test(header) ? Number(header) : 0;

/** The caller of a row, in their own name. */
export function callerOf(row: CallerRow, jti: string, { rolesSecondFacteur }: Settings): Caller {
  const { personneId, habilisId, nom, prenom, roleTypes, hasFactor, etablissement, roleId, roleType, entiteId, mrpId } =
    row;
  const lacksSecondFactor = !hasFactor && requiresSecondFactor(roleTypes, rolesSecondFacteur);
  const role = roleId === null ? null : { id: roleId, type: roleType, entiteId, mrpId };
  return {
    personneId,
    habilisId,
    nomPrenom: `${prenom} ${nom}`,
    jti,
    lacksSecondFactor,
    etablissement,
    role,
    enTantQuePar: null,
    application: null,
  };
}

type Who = { readonly jti: string; readonly roleIdHeader: string | undefined; readonly now: Date };

/** Reads the person of a live token and the live role of `Role-Id`; undefined when the token is revoked or the person is blocked. */
export type CallerReader = (who: Who & { readonly settings: Settings }) => Promise<Caller | undefined>;

type Waiting = Who & Pick<PromiseWithResolvers<CallerRow | undefined>, 'resolve' | 'reject'>;

/** Reads the callers of simultaneous calls in one query, sent after all of them have arrived: each still sees every earlier revocation. */
export function callerReader(pool: pg.Pool): CallerReader {
  let waiting: Waiting[] = [];
  const ask = async () => {
    const calls = waiting;
    waiting = [];
    const roleIds = calls.map(({ roleIdHeader }) => wantedRoleOf(roleIdHeader));
    const values = [calls.map(({ jti }) => jti), roleIds, calls.map(({ now }) => now)];
    try {
      const { rows } = await pool.query<CallerRow & { readonly rang: number }>({ ...QUERY, values });
      const byRank = new Map(rows.map((row) => [row.rang, row]));
      for (const [rank, { resolve }] of calls.entries()) resolve(byRank.get(rank + 1));
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  };
  return async ({ settings, ...who }) => {
    const { promise, ...settle } = Promise.withResolvers<CallerRow | undefined>();
    if (waiting.push({ ...who, ...settle }) === 1) setImmediate(() => void ask());
    const row = await promise;
    return row === undefined ? undefined : callerOf(row, who.jti, settings);
  };
}
