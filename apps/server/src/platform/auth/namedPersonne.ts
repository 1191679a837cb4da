import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** Persons by any of their identifiers, in `named`: that of a merged account names the account that is kept (U12). */
export const namedPersonne = (db: Kysely<Database>) =>
  db
    .selectFrom('personne as named')
    .innerJoin('personne', (join) =>
      join.on((eb) => eb('personne.id', '=', eb.fn.coalesce('named.fusionnee_en', 'named.id'))),
    );
