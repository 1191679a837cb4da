import { moves, type PersonneReference } from '../../platform/PersonneReference.ts';

/** What a merge of two accounts does with the demandes, their examination and their decisions. */
export const PERSONNE_REFERENCES: readonly PersonneReference[] = [
  // Before its demande: its holder's is the one that counts.
  moves('avis', 'personne_id', ['demande_id', 'tache', 'rendu_le'], {
    table: 'demande_habilitation',
    key: 'demande_id',
    column: 'assigne_id',
  }),
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
  moves('formateur_prevenu', 'personne_id', ['demande_id']),
  moves('decision_commission', 'decideur_id'),
  moves('decision_commission', 'en_tant_que_par'),
  moves('decision_commission', 'annulee_par'),
  moves('historique_commentaire', 'auteur_id'),
  moves('historique_commentaire', 'en_tant_que_par'),
  moves('lecture_vue', 'personne_id', ['demande_type', 'demande_id', 'cle']),
];
