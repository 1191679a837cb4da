import { loginIdentifierOf } from '@habilis/domain/identifiant/loginIdentifierOf';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { namedPersonne } from '../../../platform/auth/namedPersonne.ts';

/** The person of a typed identifier or address, undefined when there is none. */
export async function findPersonne(db: Kysely<Database>, typed: string) {
  const identifier = loginIdentifierOf(typed);
  if (!identifier.ok) return undefined;
  const { value } = identifier;
  const isAddress = value.includes('@');
  // An address may have been stored when less of it was cleaned: what was typed finds it too.
  const values = isAddress ? [value, typed.trim()].map((one) => one.toLowerCase()) : [value];
  return (
    namedPersonne(db)
      .select(['personne.id', 'personne.habilis_id', 'personne.email', 'personne.mot_de_passe', 'personne.etat'])
      .where(isAddress ? 'named.email' : 'named.habilis_id', 'in', values)
      // Of two accounts, the one of the address as it is kept today.
      .orderBy((eb) => eb(isAddress ? 'named.email' : 'named.habilis_id', '=', values[0] ?? ''), 'desc')
      .executeTakeFirst()
  );
}
