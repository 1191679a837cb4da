import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** Replaces the names on the certificats of some stagiaires, and what was signed with them; number and dates stay (D1). */
export async function eraseBearers(
  db: Kysely<Database>,
  stagiaireIds: readonly number[],
  { nom, prenom }: { readonly nom: string; readonly prenom: string },
): Promise<void> {
  await db
    .updateTable('certificat')
    .set({ nom, prenom, charge: null, signature: null, cle_id: null })
    .where('stagiaire_id', 'in', stagiaireIds)
    .execute();
}
