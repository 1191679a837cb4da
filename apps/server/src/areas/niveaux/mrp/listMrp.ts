import type { Mrp } from '@habilis/api/mrp/endpoints';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { plannedOnce } from '../../../database/plannedOnce.ts';

/** Every caisse and national body, by name. */
export const listMrp = (db: Kysely<Database>): Promise<Mrp[]> =>
  plannedOnce(
    db,
    db
      .selectFrom('mrp')
      .select(['id', 'code', 'libelle', 'departements'])
      .orderBy(sql`texte_plie(libelle) collate "C"`),
  );
