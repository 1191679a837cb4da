import { CalendarDate } from '@internationalized/date';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Says what happened to a day that its month lacks: the day typed, and the last one, which stands there instead. */
export type MissingDayWords = (days: { readonly typed: number; readonly last: number }) => string;

/** The keys that change a segment. */
const CHANGES = /^(\d|Backspace|Delete|ArrowUp|ArrowDown)$/;

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

/** What is typed in the segments of one date, whose day may not exist, such as 31/02: the last of its month stands there instead, until it changes. */
export function useMissingDay() {
  const [replaced, setReplaced] = useState<{ readonly typed: number; readonly day: string } | null>(null);
  const segments = useRef<HTMLDivElement>(null);
  const typed = () => (segments.current === null ? null : typedIn(segments.current));
  /** The last day of the month, `yyyy-MM-dd`, when the segments hold a day that it lacks. */
  const replacing = (): string | undefined => {
    const found = typed();
    if (found === null || found.day === found.date.day) return undefined;
    setReplaced({ typed: found.day, day: found.date.toString() });
    return found.date.toString();
  };
  return {
    /** What is said of the day that this one stands in place of; also while the other day of a period is awaited. */
    told: (value: string | undefined | null, say: MissingDayWords | undefined): string | undefined =>
      replaced !== null && (value ?? replaced.day) === replaced.day
        ? say?.({ typed: replaced.typed, last: Number(replaced.day.slice(-2)) })
        : undefined,
    replacing,
    /** The day in the segments or what replaces it, `yyyy-MM-dd`; undefined while one is empty. */
    shown: (): string | undefined => typed()?.date.toString(),
    /** For what holds the segments. */
    held: {
      ref: segments,
      // Before react-aria, which replaces it.
      onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        // The last digit of a year moves the focus on before it is rendered: react-aria would replace the day in another year.
        flushSync(() => undefined);
        replacing();
      },
      onKeyUpCapture: ({ key }: KeyboardEvent) => {
        if (CHANGES.test(key)) setReplaced(null);
      },
    },
  };
}
