import { parseDate } from '@internationalized/date';

/** The calendar date so many days later. */
export const addDays = (date: string, days: number): string => parseDate(date).add({ days }).toString();
