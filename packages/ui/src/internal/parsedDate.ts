import { type CalendarDate, parseDate } from '@internationalized/date';

/** A day `yyyy-MM-dd` as react-aria's calendars take it; null for none. */
export const parsedDate = (text: string | null | undefined): CalendarDate | null => (text ? parseDate(text) : null);

export interface DayLimits {
  /** First day that may be chosen, `yyyy-MM-dd`. */
  minValue?: string | undefined;
  /** Last day that may be chosen, `yyyy-MM-dd`. */
  maxValue?: string | undefined;
  /** Days between the two that may not be chosen: struck through, but still reachable. */
  isUnavailable?: ((day: string) => boolean) | undefined;
}

/** The days that may be chosen, as react-aria takes them. */
export function limitProps({ minValue, maxValue, isUnavailable }: DayLimits) {
  const [min, max] = [parsedDate(minValue), parsedDate(maxValue)];
  return {
    ...(min === null ? {} : { minValue: min }),
    ...(max === null ? {} : { maxValue: max }),
    ...(isUnavailable === undefined
      ? {}
      : { isDateUnavailable: (date: { toString: () => string }) => isUnavailable(date.toString().slice(0, 10)) }),
  };
}
