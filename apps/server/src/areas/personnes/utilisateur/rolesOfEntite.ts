import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import { writePersonne } from './openUtilisateur.ts';

export type RoleOfEntite = { readonly id: number; readonly type: RoleType; readonly personneId: number };

/** Those who manage users read these persons: marks them as changed. */
export async function touchPersonnes(
  db: Kysely<Database>,
  roles: readonly Pick<RoleOfEntite, 'personneId'>[],
): Promise<void> {
  const ids = new Set(roles.map(({ personneId }) => personneId));
  for (const id of [...ids].toSorted((a, b) => a - b)) await writePersonne({ db }, await lockPersonne(db, id));
}

/** Gives a role its former end back, unless another one was set since; undefined then. */
export const reviveRole = (
  db: Kysely<Database>,
  id: number,
  { finLe, since }: { readonly finLe: string | null; readonly since: Date },
): Promise<RoleOfEntite | undefined> =>
  db
    .updateTable('role')
    .set({ fin_le: finLe })
    .where('id', '=', id)
    .where('fin_le', '=', since)
    .returning(['id', 'type', 'personne_id as personneId'])
    .executeTakeFirst();

/** Ends the roles of an entite that would outlast its activity; gives them as they were before. */
export async function endRolesOfEntite(
  db: Kysely<Database>,
  entiteId: number,
  finLe: Date,
): Promise<readonly (RoleOfEntite & { readonly finLe: Date | null })[]> {
  const roles = await db
    .selectFrom('role')
    .select(['id', 'type', 'personne_id as personneId', 'fin_le as finLe'])
    .where('entite_id', '=', entiteId)
    .where((eb) => eb.or([eb('fin_le', 'is', null), eb('fin_le', '>', finLe)]))
    .orderBy('id')
    .execute();
  await touchPersonnes(db, roles);
  const ids = roles.map(({ id }) => id);
  if (ids.length > 0) await db.updateTable('role').set({ fin_le: finLe }).where('id', 'in', ids).execute();
  return roles;
}

/** Makes a role that of an entite, which its dossier has just created. */
export async function joinEntite(db: Kysely<Database>, roleId: number, entiteId: number): Promise<void> {
  await db.updateTable('role').set({ entite_id: entiteId }).where('id', '=', roleId).execute();
}

/** Makes the demandeur of a validated dossier the gestionnaire of its entite. */
export async function becomeGestionnaire(db: Kysely<Database>, roleId: number): Promise<void> {
  await db.updateTable('role').set({ type: 'G' }).where('id', '=', roleId).where('type', '=', 'DM').execute();
}
