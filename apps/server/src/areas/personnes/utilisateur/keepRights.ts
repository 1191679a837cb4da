import { sql } from 'kysely';
import type { Context } from '../../../platform/Handler.ts';

/** A role of the account that goes, and the same role of the account that is kept. */
export type DoubleRole = { readonly endedId: number; readonly keptId: number };

/** What a role holds besides its attachment; a role holds a key once, among its open rows. */
const RIGHTS = [
  { table: 'role_dispositif', key: ['dispositif_id'], closed: null },
  { table: 'role_dispositif_niveau', key: ['dispositif_niveau_id'], closed: null },
  { table: 'delegation', key: ['habilitation_id'], closed: 'fin_le' },
  { table: 'habilitation_rappel', key: ['habilitation_id'], closed: null },
  { table: 'calendrier', key: [], closed: null },
  { table: 'vue_liste', key: ['liste', 'nom'], closed: null },
] as const;

/** Gives the kept role what the same role of the other account held and it did not (U8, decision 0021). */
export async function keepRights({ db }: Context, { endedId, keptId }: DoubleRole): Promise<void> {
  for (const { table, key, closed } of RIGHTS) {
    const isOpen = (row: string) =>
      closed === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(`${row}.${closed}`)} is null`;
    const isSame = key.map((column) => sql`${sql.ref(`held.${column}`)} = ${sql.ref(`ended.${column}`)}`);
    const conditions = [sql`held.role_id = ${keptId}`, isOpen('held'), ...isSame];
    await sql`update ${sql.table(table)} ended set role_id = ${keptId}
      where ended.role_id = ${endedId} and ${isOpen('ended')}
        and not exists (select 1 from ${sql.table(table)} held where ${sql.join(conditions, sql` and `)})`.execute(db);
  }
}
