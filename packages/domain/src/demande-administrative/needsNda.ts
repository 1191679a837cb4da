import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';

/** Whether a number of training activity is required (rules/dossier#documents). */
export const needsNda = ({ typeEntite, regime, ndaEnCours }: DemandeAdministrativeSaisie): boolean =>
  typeEntite === 'OF' && regime === 'GENERAL' && !ndaEnCours;
