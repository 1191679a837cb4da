import type { Kysely, Updateable } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { DemandeHabilitationTable } from '../../database/tables/demandesHabilitation.ts';
import type { DhRow } from './scope.ts';

export type DhColumns = Updateable<DemandeHabilitationTable>;

/** Writes columns of a locked row that the commission alone sees: a version that moves on would tell the others (CN3). */
export const writeUnseen = (db: Kysely<Database>, row: DhRow, columns: DhColumns): Promise<DhRow> =>
  db.updateTable('demande_habilitation').set(columns).where('id', '=', row.id).returningAll().executeTakeFirstOrThrow();

/** Writes columns of a locked row and moves its version on. */
export const writeRow = (db: Kysely<Database>, row: DhRow, columns: DhColumns): Promise<DhRow> =>
  writeUnseen(db, row, { ...columns, version: row.version + 1 });
