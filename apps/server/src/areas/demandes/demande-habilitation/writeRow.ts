import type { Kysely, Updateable } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { DemandeHabilitationTable } from '../../../database/tables/demandesHabilitation.ts';
import type { DhRow } from './scope.ts';

export type DhColumns = Updateable<DemandeHabilitationTable>;

/** Writes columns of a locked row and moves its version on. */
export async function writeRow(db: Kysely<Database>, row: DhRow, columns: DhColumns): Promise<DhRow> {
  return db
    .updateTable('demande_habilitation')
    .set({ ...columns, version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
