import type { CalendarWords } from '../../internal/CalendarWords.ts';
import type { MissingDayWords } from '../../internal/useMissingDay.ts';
import type { SelectOption } from '../Select/Select.tsx';

interface Named {
  /** Its key in the values and in the address. */
  key: string;
  label: string;
}

/** Words that a row must contain. */
export interface TextFilter extends Named {
  kind: 'text';
}

/** One option, or several, that a row must have. */
export interface ChoiceFilter extends Named {
  kind: 'one' | 'several';
  options: readonly SelectOption[];
  /** Such as « Tous les niveaux ». */
  allLabel: string;
}

/** A first and a last day; rows between them are kept. */
export interface DatesFilter extends Named, CalendarWords {
  kind: 'dates';
  /** Name of the button that opens the calendar. */
  calendarLabel: string;
  /** What is said of a day that does not exist, such as 31/02. */
  missingDayLabel?: MissingDayWords | undefined;
  /** Such as « du 1er au 30/11/2026 », from two `yyyy-MM-dd`. */
  periodLabel: (start: string, end: string) => string;
  /** The fault of a typed period, shown at its field; undefined when there is none. */
  judge: (start: string, end: string) => string | undefined;
}

/** A box to check, whose state is one value in the address or none. */
export interface FlagFilter extends Named {
  kind: 'flag';
  /** The value that it has in the address. */
  value: string;
  /** Whether the box is checked, with that value and without. */
  isChecked: (isSet: boolean) => boolean;
  /** What the value means among the active filters, such as « Sans comparaison ». */
  activeLabel: string;
}

export type Filter = TextFilter | ChoiceFilter | DatesFilter | FlagFilter;

/** What each filter asks for, as in the page's address: words, ids, two days; none when it asks nothing. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

/** One active value of a filter, which can be removed alone. */
export interface ActiveFilter {
  id: string;
  label: string;
  /** The values once it is removed. */
  without: FilterValues;
}

const leaving = (values: FilterValues, { key }: Filter, rest: readonly string[] = []): FilterValues => ({
  ...values,
  [key]: rest,
});

/** All active values, in the order of the filters. */
export function activeFilters(filters: readonly Filter[], values: FilterValues): ActiveFilter[] {
  return filters.flatMap((filter) => {
    const asked = values[filter.key] ?? [];
    if (asked.length === 0) return [];
    const whole = { id: filter.key, without: leaving(values, filter) };
    if (filter.kind === 'text') return [{ ...whole, label: `${filter.label} : ${asked.join(' ')}` }];
    if (filter.kind === 'dates') {
      const [start = '', end = ''] = asked;
      return [{ ...whole, label: `${filter.label} : ${filter.periodLabel(start, end)}` }];
    }
    if (filter.kind === 'flag') return [{ ...whole, label: filter.activeLabel }];
    return asked.map((id) => ({
      id: `${filter.key} ${id}`,
      label: `${filter.label} : ${filter.options.find((option) => option.id === id)?.label ?? id}`,
      without: leaving(
        values,
        filter,
        asked.filter((other) => other !== id),
      ),
    }));
  });
}
