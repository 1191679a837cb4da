/** How long the link of a holder to their certificat lasts, in days (C37). */
export const LIEN_TITULAIRE_JOURS = 30;
