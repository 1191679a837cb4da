import { goes, moves, type PersonneReference, SIGN_IN } from '../../../platform/PersonneReference.ts';

/** What a merge does with the rows of accounts that name a person. */
export const PERSONNE_REFERENCES: readonly PersonneReference[] = [
  moves('role'),
  moves('role', 'successeur_id'),
  moves('invitation', 'personne_id', ['entite_id', 'type']),
  moves('invitation', 'invite_par'),
  moves('certificat_formateur'),
  // A person may have been known as two stagiaires.
  moves('stagiaire'),
  // When three accounts are merged one after the other, all names lead to the last.
  moves('personne', 'fusionnee_en'),
  goes('facteur', 'personne_id', SIGN_IN),
  goes('lien_fournisseur', 'personne_id', SIGN_IN),
];
