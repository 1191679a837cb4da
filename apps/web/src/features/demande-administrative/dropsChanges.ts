import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';

/** Whether an action deletes only the changes of a validated demande, which itself stays (rules/dossier#steps). */
export const dropsChanges = (key: string, { copieValidee }: Pick<DemandeAdministrative, 'copieValidee'>): boolean =>
  key === 'Supprime' && copieValidee !== null;
