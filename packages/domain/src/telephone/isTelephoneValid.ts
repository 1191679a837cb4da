import { isPossiblePhoneNumber } from 'libphonenumber-js/min';

/** Whether a national number is possible under its country code (domain, A.5). */
export function isTelephoneValid(telephone: {
  readonly indicatif: string | null;
  readonly numero: string | null;
}): boolean {
  if (!telephone.indicatif || !telephone.numero) return false;
  return isPossiblePhoneNumber(`${telephone.indicatif}${telephone.numero.replace(/^0/, '')}`);
}
