import { loginIdentifierOf } from '@habilis/domain/identifiant/loginIdentifierOf';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** The person of a typed identifier or address, undefined when there is none. */
export async function findPersonne(db: Kysely<Database>, typed: string) {
  const identifier = loginIdentifierOf(typed);
  if (!identifier.ok) return undefined;
  const query = db.selectFrom('personne').select(['id', 'habilis_id', 'email', 'mot_de_passe', 'etat']);
  const column = identifier.value.includes('@') ? 'email' : 'habilis_id';
  const value = column === 'email' ? identifier.value.toLowerCase() : identifier.value;
  return query.where(column, '=', value).executeTakeFirst();
}
