import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { stagiaireOfPersonne } from '../../personnes/stagiaire/addStagiaire.ts';
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
  return stagiaireOfPersonne(db, connu.personneId);
}
