/** What an account may be: waiting for its first password, in use, blocked, or merged into another one (rules/people#identifier). */
export const ETATS_UTILISATEUR = ['active', 'a-activer', 'bloquee', 'fusionnee'] as const;
export type EtatUtilisateur = (typeof ETATS_UTILISATEUR)[number];
