import { cleDeNom } from '@habilis/domain/stagiaire/cleDeNom';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** Gives a stagiaire corrected names: the next class finds them under these. */
export async function renameStagiaire(
  db: Kysely<Database>,
  id: number,
  { nom, prenom }: { readonly nom: string; readonly prenom: string },
): Promise<void> {
  await db
    .updateTable('stagiaire')
    .set({ nom, prenom, cle_nom: cleDeNom(nom, prenom) })
    .where('id', '=', id)
    .execute();
}
