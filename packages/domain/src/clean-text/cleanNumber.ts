import { withoutHidden } from './cleanText.ts';
import { withoutTwins } from './withoutTwins.ts';

/** A number, a postal code or a date as it is judged: no space of any width, no invisible character, plain hyphens and digits (V6). */
export const cleanNumber = (typed: string): string =>
  withoutHidden(withoutTwins(typed)).replaceAll(/\s/gu, '').normalize('NFC');

/** The same of a number that papers write in groups, such as a SIRET: no sign between its groups, letters in capitals (V6). */
export const cleanGroups = (typed: string): string =>
  cleanNumber(cleanNumber(typed.toUpperCase()).replaceAll(/[.-]/g, ''));
