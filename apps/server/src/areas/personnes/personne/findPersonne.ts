import { loginIdentifierOf } from '@habilis/domain/identifiant/loginIdentifierOf';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { namedPersonne } from './namedPersonne.ts';

/** The person of a typed identifier or address, undefined when there is none. */
export async function findPersonne(db: Kysely<Database>, typed: string) {
  const identifier = loginIdentifierOf(typed);
  if (!identifier.ok) return undefined;
  const column = identifier.value.includes('@') ? 'named.email' : 'named.habilis_id';
  const value = column === 'named.email' ? identifier.value.toLowerCase() : identifier.value;
  return namedPersonne(db)
    .select(['personne.id', 'personne.habilis_id', 'personne.email', 'personne.mot_de_passe', 'personne.etat'])
    .where(column, '=', value)
    .executeTakeFirst();
}
