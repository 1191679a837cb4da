import { addDays } from './addDays.ts';
import { addMonths } from './addMonths.ts';
import { firstOfMonth } from './firstOfMonth.ts';

/** The last day of the month of a day. */
export const endOfMonth = (day: string): string => addDays(addMonths(firstOfMonth(day), 1), -1);
