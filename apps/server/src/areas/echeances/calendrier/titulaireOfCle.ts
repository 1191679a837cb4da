import { requiresSecondFactor } from '@habilis/domain/compte/requiresSecondFactor';
import { can } from '@habilis/domain/role/can';
import { sql } from 'kysely';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Config } from '../../../config.ts';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { Context, RoleCaller, RoleContext } from '../../../platform/Handler.ts';
import { isCleOf, roleIdOfCle } from './cleCalendrier.ts';

type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret'>;

/** Whose calendar a key opens now, as their own call would see it; null when it opens none any more (EC12). */
export async function titulaireOfCle(context: Context, secrets: Secrets, cle: string): Promise<RoleContext | null> {
  const { db, now, settings } = context;
  const roleId = roleIdOfCle(cle);
  if (roleId === null) return null;
  const row = await db
    .selectFrom('calendrier')
    .innerJoin('role', 'role.id', 'calendrier.role_id')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['empreinte', 'role.id', 'role.type', 'role.entite_id', 'role.mrp_id'])
    .select(['personne.id as personne_id', 'habilis_id', 'nom', 'prenom'])
    .select([
      sql<RoleType[]>`array(select held.type from role held where held.personne_id = personne.id
        and (held.fin_le is null or held.fin_le > ${now}))`.as('types'),
      sql<boolean>`exists (select from facteur where facteur.personne_id = personne.id)`.as('has_factor'),
    ])
    .where('role.id', '=', roleId)
    .where('personne.etat', '=', 'active')
    .where(isLiveRole(now))
    .executeTakeFirst();
  if (row === undefined || !isCleOf(secrets, row.empreinte, cle) || !can(row.type, 'read-echeances')) return null;
  // Who must have a second factor and lost it reads nothing until they have one again (SF7).
  if (!row.has_factor && requiresSecondFactor(row.types, settings.rolesSecondFacteur)) return null;
  const caller: RoleCaller = {
    personneId: row.personne_id,
    habilisId: row.habilis_id,
    nomPrenom: `${row.prenom} ${row.nom}`,
    jti: '',
    lacksSecondFactor: false,
    etablissement: null,
    role: { id: row.id, type: row.type, entiteId: row.entite_id, mrpId: row.mrp_id },
    enTantQuePar: null,
    application: null,
  };
  return { ...context, caller };
}
