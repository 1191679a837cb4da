import type { EtatHabilitation } from './etatHabilitation.ts';

/** Whether a habilitation in this state stands in the way of a first one for the same entite and niveau (rules/demandes#modes; H9). */
export const isHeld = (etat: EtatHabilitation): boolean =>
  etat === 'ACTIVE' || etat === 'SUSPENDUE' || etat === 'FUTURE';
