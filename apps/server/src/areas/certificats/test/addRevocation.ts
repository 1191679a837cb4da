import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** Writes a decision to revoke a certificat, to be applied at its hour. */
export const addRevocation = (
  db: Kysely<Database>,
  times: { readonly certificat_id: number; readonly decidee_le: Date | string; readonly applique_le: Date | string },
) =>
  db
    .insertInto('revocation_certificat')
    .values({
      motif: 'RESULTAT_ERRONE',
      texte: 'Erreur de ligne',
      personne_id: 1,
      en_tant_que_par: null,
      role_type: 'ADM',
      ...times,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
