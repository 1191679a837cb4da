import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { searchColumns } from './searchColumns.ts';

/** Copies the entite's current name to its demandes, and gives it those that a role began before it had an entite (rules/dossier#steps). */
export async function followEntite(db: Kysely<Database>, entiteId: number, roleId: number): Promise<void> {
  await db
    .updateTable('demande_habilitation')
    .set({ entite_id: entiteId })
    .where('role_id', '=', roleId)
    .where('entite_id', 'is', null)
    .execute();
  const rows = await db
    .selectFrom('demande_habilitation')
    .select(['id', 'numero', 'entite_id', 'dispositif_niveau_id'])
    .where('entite_id', '=', entiteId)
    .where('en_cours', '=', true)
    .execute();
  for (const row of rows) {
    const columns = await searchColumns(db, row);
    await db.updateTable('demande_habilitation').set(columns).where('id', '=', row.id).execute();
  }
}
