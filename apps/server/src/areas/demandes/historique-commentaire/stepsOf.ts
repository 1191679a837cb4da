import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** The steps of a demande with who took each, the latest first. */
export const stepsOf = (db: Kysely<Database>, { type, id }: { readonly type: 'DA' | 'DH'; readonly id: number }) =>
  db
    .selectFrom('historique_commentaire as pas')
    .leftJoin('personne as auteur', 'auteur.id', 'pas.auteur_id')
    .leftJoin('personne as acteur', 'acteur.id', 'pas.en_tant_que_par')
    .leftJoin('mrp', 'mrp.id', 'pas.auteur_mrp_id')
    .select([
      'pas.id',
      'pas.action_key',
      'pas.tache',
      'pas.tache_suivante',
      'pas.commentaire',
      'pas.partage',
      'pas.cree_le',
      'pas.date_seance',
    ])
    .select(['pas.auteur_role_type', 'auteur.nom', 'auteur.prenom', 'mrp.libelle as caisse'])
    .select(['acteur.nom as acteurNom', 'acteur.prenom as acteurPrenom'])
    .where('pas.demande_type', '=', type)
    .where('pas.demande_id', '=', id)
    .orderBy('pas.id', 'desc')
    .execute();
