import type { Facteur } from '@habilis/api/facteur/Facteur';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { FacteurTable } from '../../../database/tables/facteurs.ts';

/** A person's second factors as stored, the oldest first. */
export const readFacteurs = (db: Kysely<Database>, personneId: number): Promise<Selectable<FacteurTable>[]> =>
  db.selectFrom('facteur').selectAll().where('personne_id', '=', personneId).orderBy('id').execute();

/** Whether a person has a second factor. */
export async function hasFactor(db: Kysely<Database>, personneId: number): Promise<boolean> {
  const found = await db.selectFrom('facteur').select('id').where('personne_id', '=', personneId).executeTakeFirst();
  return found !== undefined;
}

/** A factor as its person may see it: without anything that would let somebody use it. */
export const facteurOf = ({ id, genre, nom, cree_le, utilise_le }: Selectable<FacteurTable>): Facteur => ({
  id,
  genre,
  nom,
  creeLe: cree_le.toISOString(),
  utiliseLe: utilise_le?.toISOString() ?? null,
});
