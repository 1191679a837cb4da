import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';

/** Whether a number of training activity is required (domain, A.4). */
export const needsNda = ({ typeEntite, regime, ndaEnCours }: DemandeAdministrativeSaisie): boolean =>
  typeEntite === 'OF' && regime === 'GENERAL' && !ndaEnCours;
