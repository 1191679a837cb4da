import type { Operateur } from '@habilis/api/support/FilSupport';
import { can } from '@habilis/domain/role/can';
import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';

/** The roles that answer for the support. */
const ROLES = ROLE_TYPES.filter((type) => can(type, 'answer-support'));

/** Who may hold a thread: the active persons of these roles. */
const operateurs = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('personne')
    .select(['personne.id', 'personne.habilis_id', 'personne.nom', 'personne.prenom'])
    .where('personne.etat', '=', 'active')
    .where('personne.id', 'in', (from) =>
      from.selectFrom('role').select('role.personne_id').where('role.type', 'in', ROLES).where(isLiveRole(now)),
    );

/** Who answers for the support, by name. */
export async function listOperateurs(db: Kysely<Database>, now: Date): Promise<Operateur[]> {
  const rows = await operateurs(db, now).orderBy('personne.nom_tri').orderBy('personne.id').execute();
  return rows.map(({ habilis_id: habilisId, nom, prenom }) => ({ habilisId, nomPrenom: `${prenom} ${nom}` }));
}

/** The person of an identifier, if they answer for the support. */
export const findOperateur = (
  db: Kysely<Database>,
  now: Date,
  habilisId: string,
): Promise<{ readonly id: number } | undefined> =>
  operateurs(db, now).where('personne.habilis_id', '=', habilisId).executeTakeFirst();
