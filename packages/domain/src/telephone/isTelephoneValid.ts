import { isPossiblePhoneNumber } from 'libphonenumber-js/min';

/** Whether a national number is possible under its country code; its metadata is heavy, so not for what loads first (domain, A.5). */
export function isTelephoneValid(telephone: {
  readonly indicatif: string | null;
  readonly numero: string | null;
}): boolean {
  const { indicatif, numero } = telephone;
  // The library would read an extension in what follows the digits.
  if (numero === null || !/^[\d.-]+$/.test(numero)) return false;
  return indicatif !== null && isPossiblePhoneNumber(`${indicatif}${numero.replace(/^0/, '')}`);
}
