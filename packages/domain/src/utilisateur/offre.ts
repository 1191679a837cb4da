/** How long a role that an entite offers waits for an answer (U743). */
export const OFFRE_JOURS = 30;
const JOUR_MS = 24 * 60 * 60 * 1000;

/** The instant from which an offer made then can no longer be taken (U743). */
export const finOffre = (inviteLe: Date): Date => new Date(inviteLe.getTime() + OFFRE_JOURS * JOUR_MS);

/** Whether an offer can no longer be taken (U743). */
export const isOffreEchue = (inviteLe: Date, now: Date): boolean => finOffre(inviteLe) <= now;

/** The offers made after this instant still wait (U743). */
export const debutDesOffres = (now: Date): Date => new Date(now.getTime() - OFFRE_JOURS * JOUR_MS);
