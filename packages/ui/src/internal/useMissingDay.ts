import { CalendarDate } from '@internationalized/date';
import { type FocusEvent, useState } from 'react';

/** The day in the segments of a date as it was typed, null while one is empty. */
function typedIn(segments: Element): { day: number; date: CalendarDate } | null {
  const valueOf = (type: string): number | null => {
    const text = segments.querySelector(`[data-type="${type}"]:not([data-placeholder])`)?.textContent;
    return text === undefined || text === null ? null : Number(text);
  };
  const [day, month, year] = ['day', 'month', 'year'].map(valueOf);
  if (!day || !month || !year) return null;
  // A day beyond the end of the month becomes its last one, as react-aria does when the field is left.
  return { day, date: new CalendarDate(year, month, day) };
}

/** Whether the day that was typed does not exist, such as 31/02: the last of its month stands there instead, until it changes. */
export function useMissingDay() {
  const [replaced, setReplaced] = useState<string | null>(null);
  /** The last day of the month, when the segments hold a day that it lacks. */
  const replacing = (segments: Element): string | undefined => {
    const typed = typedIn(segments);
    if (typed === null || typed.day === typed.date.day) return undefined;
    setReplaced(typed.date.toString());
    return typed.date.toString();
  };
  return {
    isMissing: (value: string | null) => value !== null && value === replaced,
    replacing,
    // Before react-aria, which replaces it.
    onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent<Element>) => {
      if (!currentTarget.contains(relatedTarget)) replacing(currentTarget);
    },
  };
}
