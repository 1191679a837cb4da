/** How long a role that an entite offers waits for an answer (U743). */
export const OFFRE_JOURS = 30;
const OFFRE_MS = OFFRE_JOURS * 24 * 60 * 60 * 1000;

/** The instant, in milliseconds, from which an offer made then can no longer be taken (U743). */
export const finOffre = (inviteLe: Date): number => inviteLe.getTime() + OFFRE_MS;

/** Whether an offer can no longer be taken (U743). */
export const isOffreEchue = (inviteLe: Date, now: Date): boolean => finOffre(inviteLe) <= now.getTime();

/** The offers made after this instant, in milliseconds, still wait (U743). */
export const debutDesOffres = (now: Date): number => now.getTime() - OFFRE_MS;
