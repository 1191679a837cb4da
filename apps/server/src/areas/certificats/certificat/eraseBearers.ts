import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** Replaces the names on the certificats of some stagiaires, what was signed with them and where they went; number and dates stay (D1, C843). */
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
  await db
    .deleteFrom('remise_certificat')
    .where('certificat_id', 'in', (of) =>
      of.selectFrom('certificat').select('id').where('stagiaire_id', 'in', stagiaireIds),
    )
    .execute();
}
