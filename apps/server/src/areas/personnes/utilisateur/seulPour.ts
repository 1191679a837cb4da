import type { RoleType } from '@habilis/domain/role/RoleType';
import { groupeDuRole } from '@habilis/domain/utilisateur/groupeDuRole';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { namedDispositifs, perimetresOf } from './readPerimetres.ts';

type Held = {
  readonly id: number;
  readonly type: RoleType;
  readonly mrp: { readonly id: number; readonly libelle: string } | null;
};

/** The other roles of the type whose people can sign in and have no last day. */
const others = (db: Kysely<Database>, { id, type }: Held) =>
  db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select('role.id')
    .where('role.type', '=', type)
    .where('role.id', '<>', id)
    .where('personne.etat', '=', 'active')
    // Somebody about to leave does not count: nobody would be left after them.
    .where('role.fin_le', 'is', null);

/** Those of some dispositifs that no other responsable manages than by this role. */
export async function dispositifsSeuls(
  db: Kysely<Database>,
  role: Held,
  dispositifIds: readonly number[],
): Promise<readonly string[]> {
  const alone = await namedDispositifs(db)
    .where('dispositif.id', 'in', [0, ...dispositifIds])
    .where(({ exists, not, ref }) =>
      not(
        exists(
          others(db, role)
            .innerJoin('role_dispositif', 'role_dispositif.role_id', 'role.id')
            .where('role_dispositif.dispositif_id', '=', ref('dispositif.id')),
        ),
      ),
    )
    .execute();
  return alone.map(({ libelle }) => libelle);
}

/** What nobody else could act for if a role ended, by name: dispositifs, its caisse, its attachment to the network (U943). */
export async function seulPour(db: Kysely<Database>, role: Held): Promise<readonly string[]> {
  const groupe = groupeDuRole(role.type);
  if (groupe === null) return [];
  if (groupe === 'dispositif') {
    const { dispositifs } = (await perimetresOf(db, [role.id]))(role.id);
    return dispositifsSeuls(
      db,
      role,
      dispositifs.map(({ id }) => id),
    );
  }
  const other = await others(db, role)
    .$if(groupe === 'caisse', (query) => query.where('role.mrp_id', '=', role.mrp?.id ?? null))
    .executeTakeFirst();
  return other === undefined ? [role.mrp?.libelle ?? ''] : [];
}

/** Makes two who leave one group at once wait for each other. */
export async function lockRolesOf(db: Kysely<Database>, type: RoleType): Promise<void> {
  await db.selectFrom('role').select('id').where('type', '=', type).orderBy('id').forNoKeyUpdate().execute();
}
