import type { Kysely, Selectable, Updateable } from 'kysely';
import type { Database } from '../../../database/Database.ts';

type Tables = Pick<Database, 'demande_administrative' | 'demande_habilitation'>;

/** Writes columns of a locked row and increments its version. */
export async function writeRow<T extends keyof Tables>(
  db: Kysely<Database>,
  table: T,
  row: { readonly id: number; readonly version: number },
  columns: Updateable<Tables[T]>,
): Promise<Selectable<Tables[T]>> {
  const written = await db
    .updateTable<keyof Tables>(table)
    .set({ ...columns, version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return written as Selectable<Tables[T]>;
}

/** The live demandes of a kind whose task a person holds, locked until the transaction ends. */
export async function lockHeld<T extends keyof Tables>(
  db: Kysely<Database>,
  table: T,
  personneId: number,
): Promise<Selectable<Tables[T]>[]> {
  const held = await db
    .selectFrom<keyof Tables>(table)
    .selectAll()
    .where('assigne_id', '=', personneId)
    .where('en_cours', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return held as Selectable<Tables[T]>[];
}
