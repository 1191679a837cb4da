/** Whether the common file of an entite in this state is validated; its validated copy counts while a working one is examined. */
export const isDossierValide = (etat: string | null | undefined): boolean => etat === 'active';
