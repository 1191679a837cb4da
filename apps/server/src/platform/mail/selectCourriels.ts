import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** Query of mails with recipient, role and key; the key's columns are null when there is none. */
export const selectCourriels = (db: Kysely<Database>) =>
  db
    .selectFrom('courriel')
    .leftJoin('personne', 'personne.id', 'courriel.personne_id')
    .leftJoin('cle_compte as cle', 'cle.id', 'courriel.cle_id')
    .leftJoin('role', 'role.id', 'courriel.role_id')
    .select(['courriel.id', 'modele', 'valeurs', 'courriel.etat', 'courriel.cree_le', 'repondre_a as repondreA'])
    .select(({ fn, val }) => [
      fn.coalesce('personne.prenom', 'destinataire_prenom', val('')).as('prenom'),
      fn.coalesce('personne.nom', 'destinataire_nom', val('')).as('nom'),
      // A row has one of the two.
      fn.coalesce('courriel.adresse', 'personne.email', val('')).as('email'),
    ])
    .select(['courriel.sujet', 'role.id as roleId', 'role.type as roleType'])
    .select(['cle.id as cleId', 'cle.usage as cleUsage', 'cle.sel as cleSel']);
