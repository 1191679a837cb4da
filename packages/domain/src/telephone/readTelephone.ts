import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import { cleanNumber } from '../clean-text/cleanNumber.ts';

/** A telephone as it is typed: the code of its country, such as `+33`, and its number. */
type Typed = { readonly indicatif: string | null; readonly numero: string | null };

/** What addresses of the web say before a number, and the code of a country in brackets. */
const BEFORE = /^(?:tel:)?(?:\((\+|00)(\d{1,3})\))?/i;
/** Digits, and the signs that people put between them; the library would read an extension in anything else. */
const DIALLED = /^\+?[\d./()-]+$/;

const SAINT_PIERRE = '508';
/** Where numbers of France by their 0 are those of another code, by which they are dialled from abroad (plan of ARCEP; 06 39 98 is kept for fiction). */
const OVERSEAS: readonly (readonly [code: string, begins: RegExp])[] = [
  ['+262', /^0?(?:26[239]\d{2}|639(?!98)\d{2}|69[23]\d{2})\d{4}$/],
  ['+590', /^0?(?:590|69[01])\d{6}$/],
  ['+594', /^0?(?:594|694)\d{6}$/],
  ['+596', /^0?(?:596|69[67])\d{6}$/],
  ['+508', /^0508\d{6}$/],
];

/** The code of the country that a number without its own is dialled by. */
function codeOf(indicatif: string | null, dialled: string): string {
  if (indicatif !== '+33') return indicatif ?? '';
  return OVERSEAS.find(([, begins]) => begins.test(dialled))?.[0] ?? indicatif;
}

/**
 * A typed number with the code of its country: that of the number when it bears one, such as `+33 (0)6…` or `0033 6…`; undefined when it is
 * none. The metadata of the library is heavy, so not for what loads first (rules/formats#telephones).
 */
export function readTelephone({ indicatif, numero }: Typed): PhoneNumber | undefined {
  const typed = cleanNumber(numero ?? '').replace(BEFORE, '$1$2');
  if (!DIALLED.test(typed)) return undefined;
  const dialled = typed.replaceAll(/[./()-]/g, '').replace(/^00/, '+');
  const whole = dialled.startsWith('+') ? dialled : `${codeOf(indicatif, dialled)}${dialled}`;
  return whole.startsWith('+') ? parsePhoneNumberFromString(whole) : undefined;
}

/** The digits that are dialled within the country, with its 0 where it has one. */
export function nationalDigits(telephone: PhoneNumber): string {
  const { countryCallingCode, nationalNumber } = telephone;
  // From France the numbers of nine digits are dialled with a 0, those of six on the islands without.
  if (countryCallingCode === SAINT_PIERRE) return nationalNumber.padStart(nationalNumber.length === 9 ? 10 : 0, '0');
  return telephone.formatNational().replaceAll(/\D/g, '');
}
