import type { EtatHabilitation } from './etatHabilitation.ts';

/** Whether an accreditation in this state stands in the way of a first one for the same entity and level (domain, C.2; H9). */
export const isHeld = (etat: EtatHabilitation): boolean =>
  etat === 'ACTIVE' || etat === 'SUSPENDUE' || etat === 'FUTURE';
