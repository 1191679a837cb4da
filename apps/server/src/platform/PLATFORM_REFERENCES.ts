import { goes, moves, type PersonneReference, SIGN_IN, stays } from './PersonneReference.ts';

const IMMUTABLE = 'le journal ne se modifie pas : il dit sous quel identifiant la chose fut faite';

/** What a merge does with the rows of the platform that name a person. */
export const PLATFORM_REFERENCES: readonly PersonneReference[] = [
  moves('jeton'),
  moves('cle_compte'),
  moves('courriel'),
  moves('impersonation', 'acteur_id'),
  moves('impersonation', 'cible_id'),
  moves('consultation', 'personne_id', ['heure_le', 'lecteur_id', 'role_type', 'objet']),
  moves('consultation', 'lecteur_id', ['heure_le', 'personne_id', 'role_type', 'objet']),
  stays('audit', 'personne_id', IMMUTABLE),
  stays('audit', 'en_tant_que_par', IMMUTABLE),
  goes('code_secours', 'personne_id', SIGN_IN),
  goes('appareil_connu', 'personne_id', SIGN_IN),
  stays('idempotence', 'personne_id', 'une réponse gardée un jour pour qui la redemande sous cet identifiant'),
];
