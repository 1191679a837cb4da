/** The address that dials a number, without the 0 that stands only inside a country. */
export const telephoneHref = ({ indicatif, numero }: { indicatif: string; numero: string }): string =>
  `tel:${indicatif}${numero.replace(/^0/, '')}`;
