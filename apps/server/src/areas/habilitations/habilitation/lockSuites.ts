import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { habilitationRows, type NamedHabilitation } from './habilitationRows.ts';

/** The habilitations granted from one, and from those, first to last, locked; those ended for good are left out. */
export async function lockSuites(db: Kysely<Database>, id: number): Promise<readonly NamedHabilitation[]> {
  const next = await habilitationRows(db)
    .where('habilitation.source_id', '=', id)
    .where('habilitation.rupture', '=', false)
    .orderBy('habilitation.id')
    .forNoKeyUpdate('habilitation')
    .execute();
  const later: NamedHabilitation[] = [];
  for (const one of next) later.push(one, ...(await lockSuites(db, one.id)));
  return later;
}
