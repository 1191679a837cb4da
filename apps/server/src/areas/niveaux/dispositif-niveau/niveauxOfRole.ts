import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/**
 * The ids of the niveaux that a role works on, as a subquery: those of the dispositifs that it manages (RD), those that it examines (E),
 * none for another role (rules/rights#scopes).
 */
export const niveauxOfRole = (db: Kysely<Database>, roleId: number) =>
  db
    .selectFrom('dispositif_niveau as niveau_du_role')
    .select('niveau_du_role.id')
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('role_dispositif')
            .select('role_dispositif.role_id')
            .where('role_dispositif.role_id', '=', roleId)
            .whereRef('role_dispositif.dispositif_id', '=', 'niveau_du_role.dispositif_id'),
        ),
        exists(
          selectFrom('role_dispositif_niveau')
            .select('role_dispositif_niveau.role_id')
            .where('role_dispositif_niveau.role_id', '=', roleId)
            .whereRef('role_dispositif_niveau.dispositif_niveau_id', '=', 'niveau_du_role.id'),
        ),
      ]),
    );

/** Whether a role works on a niveau (rules/rights#scopes). */
export async function isNiveauOfRole(db: Kysely<Database>, roleId: number, niveauId: number): Promise<boolean> {
  const found = await niveauxOfRole(db, roleId).where('niveau_du_role.id', '=', niveauId).executeTakeFirst();
  return found !== undefined;
}
