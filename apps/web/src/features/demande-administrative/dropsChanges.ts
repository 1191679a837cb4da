import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';

/** Whether an action gives up the changes of a validated request, which stays, instead of the request (domain, C.3). */
export const dropsChanges = (key: string, { copieValidee }: Pick<DemandeAdministrative, 'copieValidee'>): boolean =>
  key === 'Supprime' && copieValidee !== null;
