import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';

export type RoleOfEntite = { readonly id: number; readonly type: RoleType; readonly personneId: number };

/** Those who manage users read these persons: marks them as changed. */
export async function touchPersonnes(db: Kysely<Database>, personneIds: readonly number[]): Promise<void> {
  for (const id of [...new Set(personneIds)].toSorted((a, b) => a - b)) {
    const { version } = await lockPersonne(db, id);
    await db
      .updateTable('personne')
      .set({ version: version + 1 })
      .where('id', '=', id)
      .execute();
  }
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
  await touchPersonnes(
    db,
    roles.map(({ personneId }) => personneId),
  );
  const ids = roles.map(({ id }) => id);
  if (ids.length > 0) await db.updateTable('role').set({ fin_le: finLe }).where('id', 'in', ids).execute();
  return roles;
}
