import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  // Its end is then the eve; one that was revoked is neither extended nor printed.
  sql`alter table certificat_formateur add column revoque_le date`,
];

/** A revoked certificat of a niveau of formateurs takes the right to lead sessions with it (decision 0101). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
