import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** The names that stand for somebody whose keeping is over. */
export const PSEUDONYME = { nom: 'Stagiaire', prenom: 'Anonyme' } as const;

/** Replaces all that tells who some stagiaires are (D1). */
export async function pseudonymiseStagiaires(db: Kysely<Database>, ids: readonly number[], now: Date): Promise<void> {
  await db
    .updateTable('stagiaire')
    .set({ ...PSEUDONYME, cle_nom: '', date_naissance: null, courriel: null, pseudonymise_le: now })
    .where('id', 'in', ids)
    .execute();
}
