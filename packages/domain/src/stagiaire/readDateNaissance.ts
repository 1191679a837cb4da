import { parseDate } from '@internationalized/date';
import { cleanName } from '../clean-text/cleanName.ts';

const pad = (digits: string): string => digits.padStart(2, '0');

/** A birth date as people write it, `dd/MM/yyyy` or `yyyy-MM-dd` and their kin, or null when it is no day of the calendar. */
export function readDateNaissance(typed: string): string | null {
  const iso = cleanName(typed).replace(
    /^(\d{1,2}) ?[/.\- ] ?(\d{1,2}) ?[/.\- ] ?(\d{4})$/,
    (_, day: string, month: string, year: string) => `${year}-${pad(month)}-${pad(day)}`,
  );
  // The calendar would also read a year of six digits with its sign.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  try {
    return parseDate(iso).toString();
  } catch {
    return null;
  }
}
