import { numeroDepuisAilleurs } from '@habilis/domain/telephone/numeroDepuisAilleurs';

/** The address that dials a number, without the 0 that stands only inside a country. */
export const telephoneHref = (telephone: { readonly indicatif: string; readonly numero: string }): string =>
  `tel:${telephone.indicatif}${numeroDepuisAilleurs(telephone)}`;
