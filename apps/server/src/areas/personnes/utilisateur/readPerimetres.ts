import type { RoleUtilisateur } from '@habilis/api/utilisateur/Utilisateur';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import type { Kysely } from 'kysely';
import { byCode } from '../../../database/byCode.ts';
import type { Database } from '../../../database/Database.ts';

/** The dispositifs and niveaux of a role, by name. */
export type Perimetre = Pick<RoleUtilisateur, 'dispositifs' | 'niveaux'>;

/** The perimetre of most roles: none besides what they are held for. */
export const NO_PERIMETRE: Perimetre = { dispositifs: [], niveaux: [] };

/** The dispositifs, by name. */
export const namedDispositifs = (db: Kysely<Database>) =>
  db.selectFrom('dispositif').select(['dispositif.id', 'dispositif.libelle_court as libelle']).orderBy('dispositif.id');

const libelled = ({ id, libelleCourt, niveau }: { id: number; libelleCourt: string; niveau: string }) => ({
  id,
  libelle: libelleNiveau({ libelleCourt, niveau }),
});

const namedNiveaux = (db: Kysely<Database>) =>
  db
    .selectFrom('dispositif_niveau')
    .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
    .select(['dispositif_niveau.id', 'dispositif_niveau.niveau', 'dispositif.libelle_court as libelleCourt'])
    .orderBy('dispositif_niveau.dispositif_id')
    .orderBy('dispositif_niveau.code', byCode);

/** The niveaux, by name. */
export async function allNiveaux(db: Kysely<Database>) {
  return (await namedNiveaux(db).execute()).map(libelled);
}

/** The dispositifs and niveaux of some roles, by the role's id. */
export async function perimetresOf(
  db: Kysely<Database>,
  roleIds: readonly number[],
): Promise<(roleId: number) => Perimetre> {
  if (roleIds.length === 0) return () => NO_PERIMETRE;
  const managed = await namedDispositifs(db)
    .innerJoin('role_dispositif', 'role_dispositif.dispositif_id', 'dispositif.id')
    .select('role_dispositif.role_id')
    .where('role_dispositif.role_id', 'in', roleIds)
    .execute();
  const examined = await namedNiveaux(db)
    .innerJoin('role_dispositif_niveau', 'role_dispositif_niveau.dispositif_niveau_id', 'dispositif_niveau.id')
    .select('role_dispositif_niveau.role_id')
    .where('role_dispositif_niveau.role_id', 'in', roleIds)
    .execute();
  return (roleId) => ({
    dispositifs: managed.filter((row) => row.role_id === roleId).map(({ id, libelle }) => ({ id, libelle })),
    niveaux: examined.filter((row) => row.role_id === roleId).map(libelled),
  });
}
