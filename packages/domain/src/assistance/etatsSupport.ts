/** The states of a thread with the support, in the order of its life (AS19). */
export const ETATS_SUPPORT = ['NOUVEAU', 'EN_COURS', 'REPONDU', 'CLOS'] as const;
export type EtatSupport = (typeof ETATS_SUPPORT)[number];

/** What changes a thread: who holds it, an answer, a further message of its sender, its closing and its reopening. */
export type ActeSupport = 'ATTRIBUTION' | 'REPONSE' | 'SUITE' | 'CLOTURE' | 'REOUVERTURE';

/** The state after an act; `isHeld` tells whether somebody holds the thread once it is done (AS19). */
export function etatApres(acte: ActeSupport, etat: EtatSupport, isHeld: boolean): EtatSupport {
  if (acte === 'CLOTURE') return 'CLOS';
  if (acte === 'REPONSE') return 'REPONDU';
  // What was answered or closed stays so, whoever holds it.
  if (acte === 'ATTRIBUTION' && (etat === 'REPONDU' || etat === 'CLOS')) return etat;
  return isHeld ? 'EN_COURS' : 'NOUVEAU';
}
