import { parseDate } from '@internationalized/date';

/** The calendar date so many months later; a month that is too short gives its last day (rules/wire#dates). */
export const addMonths = (date: string, months: number): string => parseDate(date).add({ months }).toString();
