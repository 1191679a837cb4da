import { cleanNumber } from '../clean-text/cleanNumber.ts';
import { nullWhenEmpty } from '../null-when-empty/nullWhenEmpty.ts';
import { nationalDigits, readTelephone } from './readTelephone.ts';

type Telephone = { indicatif: string | null; numero: string | null };

/**
 * A telephone as it is stored: the code of its country, and the digits dialled within it; a number that is not understood keeps its signs
 * and loses its spaces (V11).
 */
export function normalizeTelephone(telephone: Readonly<Telephone>): Telephone {
  const read = readTelephone(telephone);
  if (read?.isPossible() === true) return { indicatif: `+${read.countryCallingCode}`, numero: nationalDigits(read) };
  const { indicatif, numero } = telephone;
  return { indicatif, numero: nullWhenEmpty(cleanNumber(numero ?? '')) };
}
