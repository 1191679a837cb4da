import type { Updateable } from 'kysely';
import type { HabilitationTable } from '../../../database/tables/habilitations.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { refusePartiePrenante } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import type { NamedHabilitation } from './habilitationRows.ts';
import { findHabilitation, presentHabilitation } from './readHabilitation.ts';

/** Locks a habilitation of the caller's scope for a change; 403 for who has a part in its entite, 409 with the stored habilitation when the version is stale. */
export async function openHabilitation(
  context: RoleContext<'habilitation.version-perimee'>,
  id: number,
  version: number,
): Promise<NamedHabilitation> {
  // Read before locking, so that a call out of scope does not even wait.
  await findHabilitation(context, id);
  await context.db.selectFrom('habilitation').select('id').where('id', '=', id).forUpdate().execute();
  const row = await findHabilitation(context, id);
  await refusePartiePrenante(context, row.entite_id);
  if (version !== row.version) {
    throw context.refuse.conflict('habilitation.version-perimee', await presentHabilitation(context, row));
  }
  return row;
}

/** Writes columns of a locked habilitation and increments its version. */
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
