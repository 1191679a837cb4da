import { parseDate } from '@internationalized/date';

/** Whole days from one calendar date to another, negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return parseDate(to).compare(parseDate(from));
}
