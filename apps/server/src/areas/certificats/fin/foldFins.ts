import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Day } from '../../../platform/Area.ts';

/**
 * Puts together what writes of certificats added, without what ended before today; where an entite lies is read anew. What is written
 * meanwhile is left for the next night (decision 0225).
 */
export async function foldFins(db: Kysely<Database>, { today }: Pick<Day, 'today'>): Promise<void> {
  await sql`with taken as (delete from fin_certificat returning *)
    insert into fin_certificat (entite_id, caisse_id, departement, dispositif_niveau_id, date_fin, nombre)
    select taken.entite_id, taken.caisse_id, entite.code_departement, taken.dispositif_niveau_id, taken.date_fin, sum(taken.nombre)
    from taken join entite on entite.id = taken.entite_id
    where taken.date_fin >= ${today}::date or taken.date_fin is null
    group by 1, 2, 3, 4, 5 having sum(taken.nombre) <> 0`.execute(db);
}
