import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // The list in its order.
  sql`create index alerte_echeance on alerte (date_echeance, id)`,
  // The counts by type, read from the index alone, and the list of one type.
  sql`create index alerte_type on alerte (type, role_type, date_echeance)`,
  sql`create index alerte_mrp on alerte (mrp_id) where mrp_id is not null`,
];

/** The alerts of all are listed by due day, and counted by type (decision 0108). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
