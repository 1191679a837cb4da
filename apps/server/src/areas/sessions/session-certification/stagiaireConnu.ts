import { cleDeNom } from '@habilis/domain/session-certification/cleDeNom';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Connu } from './cleStagiaire.ts';

/** The stagiaire that somebody known is; a person with an account becomes one, with the same identifier. */
export async function stagiaireConnu(db: Kysely<Database>, connu: Connu): Promise<number | undefined> {
  if ('stagiaireId' in connu) {
    const row = await db
      .selectFrom('stagiaire')
      .select('id')
      .where('id', '=', connu.stagiaireId)
      .where('pseudonymise_le', 'is', null)
      .executeTakeFirst();
    return row?.id;
  }
  const person = await db
    .selectFrom('personne')
    .select(['id', 'habilis_id', 'nom', 'prenom'])
    .where('id', '=', connu.personneId)
    .where('etat', '<>', 'fusionnee')
    .executeTakeFirst();
  if (person === undefined) return undefined;
  const { habilis_id, nom, prenom } = person;
  await db
    .insertInto('stagiaire')
    .values({ habilis_id, nom, prenom, personne_id: person.id, cle_nom: cleDeNom(nom, prenom) })
    .onConflict((conflict) => conflict.column('habilis_id').doNothing())
    .execute();
  const known = await db.selectFrom('stagiaire').select('id').where('habilis_id', '=', habilis_id).executeTakeFirst();
  return known?.id;
}
