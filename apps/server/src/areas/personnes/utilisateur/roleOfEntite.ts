import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** Makes a role that of an entite, which its dossier has just created. */
export async function joinEntite(db: Kysely<Database>, roleId: number, entiteId: number): Promise<void> {
  await db.updateTable('role').set({ entite_id: entiteId }).where('id', '=', roleId).execute();
}

/** Makes the demandeur of a validated dossier the gestionnaire of its entite. */
export async function becomeGestionnaire(db: Kysely<Database>, roleId: number): Promise<void> {
  await db.updateTable('role').set({ type: 'G' }).where('id', '=', roleId).where('type', '=', 'DM').execute();
}
