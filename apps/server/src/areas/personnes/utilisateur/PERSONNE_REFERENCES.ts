import { goes, moves, type PersonneReference, stays } from '../../../platform/PersonneReference.ts';

const IMMUTABLE = 'le journal ne se modifie pas : il dit sous quel identifiant la chose fut faite';
const SIGN_IN = 'un moyen de connexion n’ouvre que le compte pour lequel il fut donné, et celui-ci est fermé';

/** What a merge does with the rows of accounts and of the platform that name a person. */
export const PERSONNE_REFERENCES: readonly PersonneReference[] = [
  moves('role'),
  moves('role', 'successeur_id'),
  moves('invitation', 'personne_id', ['entite_id', 'type']),
  moves('invitation', 'invite_par'),
  moves('jeton'),
  moves('cle_compte'),
  moves('courriel'),
  moves('impersonation', 'acteur_id'),
  moves('impersonation', 'cible_id'),
  moves('consultation', 'personne_id', ['heure_le', 'lecteur_id', 'role_type', 'objet']),
  moves('consultation', 'lecteur_id', ['heure_le', 'personne_id', 'role_type', 'objet']),
  // When three accounts are merged one after the other, all names lead to the last.
  moves('personne', 'fusionnee_en'),
  stays('audit', 'personne_id', IMMUTABLE),
  stays('audit', 'en_tant_que_par', IMMUTABLE),
  goes('facteur', 'personne_id', SIGN_IN),
  goes('code_secours', 'personne_id', SIGN_IN),
  goes('appareil_connu', 'personne_id', SIGN_IN),
  stays('idempotence', 'personne_id', 'une réponse gardée un jour pour qui la redemande sous cet identifiant'),
];
