import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Caller } from '../Handler.ts';

const ROLE_ID = /^[1-9]\d{0,8}$/;

/** The person of a live token with the live role of `Role-Id`, in one query; undefined when the token is revoked or its person blocked. */
export async function loadCaller(
  db: Kysely<Database>,
  { jti, roleIdHeader, now }: { jti: string; roleIdHeader: string | undefined; now: Date },
): Promise<Caller | undefined> {
  const roleId = roleIdHeader !== undefined && ROLE_ID.test(roleIdHeader) ? Number(roleIdHeader) : 0;
  const found = await db
    .selectFrom('jeton')
    .innerJoin('personne', 'personne.id', 'jeton.personne_id')
    .leftJoin('role', (join) =>
      join
        .onRef('role.personne_id', '=', 'personne.id')
        .on('role.id', '=', roleId)
        .on((eb) => eb.or([eb('role.fin_le', 'is', null), eb('role.fin_le', '>', now)])),
    )
    .select(['personne.id as personneId', 'personne.habilis_id as habilisId', 'personne.nom', 'personne.prenom'])
    .select(['role.id as roleId', 'role.type as roleType', 'role.entite_id as entiteId', 'role.mrp_id as mrpId'])
    .where('jeton.jti', '=', jti)
    .where('jeton.expire_le', '>', now)
    .where((eb) => eb.or([eb('jeton.revoque_le', 'is', null), eb('jeton.revoque_le', '>', now)]))
    .where('personne.etat', '=', 'active')
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { personneId, habilisId, nom, prenom, roleId: id, roleType, entiteId, mrpId } = found;
  const role = id === null ? null : { id, type: roleType as RoleType, entiteId, mrpId };
  return { personneId, habilisId, nomPrenom: `${prenom} ${nom}`, jti, role };
}
