/** Minutes for which the link to a holder's page serves, and then the page that it opened (C910, C911). */
export const PAGE_TITULAIRE_MINUTES = 15;
