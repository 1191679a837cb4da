import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** The mails with whom they are for and the key that they carry, whose columns are null when they carry none. */
export const selectCourriels = (db: Kysely<Database>) =>
  db
    .selectFrom('courriel')
    .innerJoin('personne', 'personne.id', 'courriel.personne_id')
    .leftJoin('cle_compte as cle', 'cle.id', 'courriel.cle_id')
    .select(['courriel.id', 'modele', 'valeurs', 'courriel.etat', 'courriel.cree_le', 'prenom', 'nom'])
    .select((eb) => eb.fn.coalesce('courriel.adresse', 'personne.email').as('email'))
    .select(['cle.id as cleId', 'cle.usage as cleUsage', 'cle.sel as cleSel']);
