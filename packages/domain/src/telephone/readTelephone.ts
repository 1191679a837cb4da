import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import { cleanNumber } from '../clean-text/cleanNumber.ts';

/** A telephone as it is typed: the code of its country, such as `+33`, and its number. */
type Typed = { readonly indicatif: string | null; readonly numero: string | null };

/** Digits, and the signs that people put between them; the library would read an extension in anything else. */
const DIALLED = /^\+?[\d./()-]+$/;

const SAINT_PIERRE = '508';

/**
 * A typed number with the code of its country: that of the number when it bears one, such as `+33 (0)6…` or `0033 6…`; undefined when it is
 * none. The metadata of the library is heavy, so not for what loads first (domain, A.5).
 */
export function readTelephone({ indicatif, numero }: Typed): PhoneNumber | undefined {
  const typed = cleanNumber(numero ?? '');
  if (!DIALLED.test(typed)) return undefined;
  const dialled = typed.replaceAll(/[./()-]/g, '').replace(/^00/, '+');
  const whole = dialled.startsWith('+') ? dialled : `${indicatif ?? ''}${dialled}`;
  return whole.startsWith('+') ? parsePhoneNumberFromString(whole) : undefined;
}

/** The digits that are dialled within the country, with its 0 where it has one. */
export function nationalDigits(telephone: PhoneNumber): string {
  const { countryCallingCode, nationalNumber } = telephone;
  // From France the numbers of nine digits are dialled with a 0, those of six on the islands without.
  if (countryCallingCode === SAINT_PIERRE) return nationalNumber.padStart(nationalNumber.length === 9 ? 10 : 0, '0');
  return telephone.formatNational().replaceAll(/\D/g, '');
}
