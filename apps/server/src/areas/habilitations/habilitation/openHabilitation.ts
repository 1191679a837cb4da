import type { Updateable } from 'kysely';
import type { HabilitationTable } from '../../../database/tables/habilitations.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { findHabilitation, type NamedHabilitation, presentHabilitation } from './readHabilitation.ts';

/** Locks an accreditation of the caller's scope for a change; a stale version is refused, with the accreditation as it is now. */
export async function openHabilitation(
  context: RoleContext<'habilitation.version-perimee'>,
  id: number,
  version: number,
): Promise<NamedHabilitation> {
  // Read before it is locked: what lies out of scope is not even waited for.
  await findHabilitation(context, id);
  await context.db.selectFrom('habilitation').select('id').where('id', '=', id).forUpdate().execute();
  const row = await findHabilitation(context, id);
  if (version !== row.version) {
    throw context.refuse.conflict('habilitation.version-perimee', await presentHabilitation(context, row));
  }
  return row;
}

/** Moves a locked accreditation's version on, with the columns that change. */
export async function writeHabilitation(
  { db }: Pick<Context, 'db'>,
  { id, version }: Pick<NamedHabilitation, 'id' | 'version'>,
  columns: Updateable<HabilitationTable> = {},
): Promise<void> {
  await db
    .updateTable('habilitation')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .execute();
}
