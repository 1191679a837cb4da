import type { Database } from '../../../database/Database.ts';

/** What a merge does with the rows of a column that names a person. */
export type Reference = {
  readonly table: keyof Database;
  readonly column: string;
  /** With these columns the kept person may already have the same row: the row is then removed, not moved. */
  readonly uniqueWith: readonly string[];
  /** `moves`: the rows go to the kept person. `goes`: they are deleted. `stays`: they still name the absorbed person. The last two give the reason. */
  readonly fate: 'moves' | { readonly goes: string } | { readonly stays: string };
};

const moves = (table: keyof Database, column = 'personne_id', uniqueWith: readonly string[] = []): Reference => ({
  table,
  column,
  uniqueWith,
  fate: 'moves',
});
const stays = (table: keyof Database, column: string, why: string): Reference => ({
  table,
  column,
  uniqueWith: [],
  fate: { stays: why },
});

const goes = (table: keyof Database, column: string, why: string): Reference => ({
  table,
  column,
  uniqueWith: [],
  fate: { goes: why },
});

const IMMUTABLE = 'le journal ne se modifie pas : il dit sous quel identifiant la chose fut faite';
const SIGN_IN = 'un moyen de connexion n’ouvre que le compte pour lequel il fut donné, et celui-ci est fermé';

/** Every column of the database that names a person; a test compares the list with the catalogue (U11). */
export const PERSONNE_REFERENCES: readonly Reference[] = [
  moves('role'),
  moves('jeton'),
  moves('cle_compte'),
  moves('courriel'),
  moves('fichier', 'depose_par'),
  moves('demande_administrative', 'demandeur_id'),
  moves('demande_administrative', 'assigne_id'),
  moves('demande_administrative', 'instructeur_id'),
  moves('demande_habilitation', 'demandeur_id'),
  moves('demande_habilitation', 'assigne_id'),
  moves('demande_habilitation', 'instructeur_id'),
  moves('demande_habilitation', 'expert_id'),
  moves('demande_habilitation', 'responsable_id'),
  moves('demande_habilitation', 'decideur_id'),
  moves('demande_habilitation_formateur', 'personne_id', ['demande_id']),
  moves('avis', 'personne_id', ['demande_id', 'tache', 'rendu_le']),
  moves('certificat_formateur'),
  moves('session_certification', 'animateur_id'),
  moves('session_certification', 'last_creator_updater_id'),
  moves('decision_commission', 'decideur_id'),
  moves('decision_commission', 'en_tant_que_par'),
  moves('decision_commission', 'annulee_par'),
  moves('historique_commentaire', 'auteur_id'),
  moves('historique_commentaire', 'en_tant_que_par'),
  moves('impersonation', 'acteur_id'),
  moves('impersonation', 'cible_id'),
  moves('alerte', 'personne_id', [
    'objet_type',
    'objet_id',
    'type',
    'role_type',
    'entite_id',
    'mrp_id',
    'date_echeance',
  ]),
  moves('lecture_vue', 'personne_id', ['demande_type', 'demande_id', 'cle']),
  moves('alerte_suppression', 'personne_id', ['alerte_id']),
  moves('message_support'),
  moves('consultation', 'personne_id', ['heure_le', 'lecteur_id', 'role_type', 'objet']),
  moves('consultation', 'lecteur_id', ['heure_le', 'personne_id', 'role_type', 'objet']),
  moves('message', 'diffuseur_id'),
  moves('message_suppression', 'personne_id', ['message_id']),
  // When three accounts are merged one after the other, all names lead to the last.
  moves('personne', 'fusionnee_en'),
  stays('audit', 'personne_id', IMMUTABLE),
  stays('audit', 'en_tant_que_par', IMMUTABLE),
  goes('facteur', 'personne_id', SIGN_IN),
  goes('code_secours', 'personne_id', SIGN_IN),
  goes('appareil_connu', 'personne_id', SIGN_IN),
  stays('idempotence', 'personne_id', 'une réponse gardée un jour pour qui la redemande sous cet identifiant'),
];
