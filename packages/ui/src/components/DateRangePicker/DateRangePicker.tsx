import { type FC, type ReactNode, useMemo } from 'react';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import * as styles from '../DatePicker/DatePicker.css.ts';
import { calendar } from '../Calendar/CalendarMonth.css.ts';
import type { CalendarWords } from '../../internal/CalendarWords.ts';
import { CalendarMonth } from '../Calendar/CalendarMonth.tsx';
import { field } from '../../internal/Field.css.ts';
import type { FieldState, FieldWords } from '../../internal/Field.tsx';
import { type DayLimits, limitProps, parsedDate } from '../../internal/parsedDate.ts';
import { isSame } from '../../internal/isSame.ts';
import { useHeld } from '../../internal/useHeld.ts';
import { type MissingDayWords, useMissingDay } from '../../internal/useMissingDay.ts';
import { CalendarPopover, DaySegments, DaysFrame } from '../DatePicker/DaysFrame.tsx';
import { steady } from '../../internal/steady.tsx';

export interface DateRangePickerProps extends FieldWords, FieldState, CalendarWords, DayLimits {
  /** First and last day, `yyyy-MM-dd`; null for none. */
  value: { start: string; end: string } | null;
  /** Takes a period when both days are complete, null as soon as one is emptied. */
  onChange: (value: { start: string; end: string } | null) => void;
  /** With it, what is typed is taken on Enter, on leaving the field or a moment after its last year is typed, and only if it gives no fault. */
  judge?: ((value: { start: string; end: string }) => string | undefined) | undefined;
  /** Name of the button that opens the calendar. */
  calendarLabel: string;
  /** What is said of a day that does not exist, such as 31/02: the last of its month stands there instead. */
  missingDayLabel?: MissingDayWords | undefined;
  /** @default 'regular' */
  size?: 'regular' | 'small';
  /** Days that may not be chosen may lie inside the period. @default false */
  allowsGaps?: boolean;
}

/** What is typed of a period, held until it is judged, and the fault of either of its days. */
function usePeriod({
  value,
  onChange,
  judge,
  missingDayLabel,
}: Pick<DateRangePickerProps, 'value' | 'onChange' | 'judge' | 'missingDayLabel'>) {
  const [first, last] = [useMissingDay(), useMissingDay()];
  const replacing = () => {
    const isReplaced = [first.replacing(), last.replacing()].some((day) => day !== undefined);
    const [start, end] = [first.shown(), last.shown()];
    return isReplaced && start !== undefined && end !== undefined ? { start, end } : undefined;
  };
  const { fault, parts, keys } = useHeld({ value, onChange, judge, replacing });
  const missing = first.told(parts.value?.start, missingDayLabel) ?? last.told(parts.value?.end, missingDayLabel);
  // The same objects while they stand for the same days: react-aria forgets what is half typed when given another.
  const start = useMemo(() => parsedDate(parts.value?.start), [parts.value?.start]);
  const end = useMemo(() => parsedDate(parts.value?.end), [parts.value?.end]);
  return { first, last, start, end, fault: missing ?? fault, parts, keys };
}

function Ends({
  first,
  last,
  keys,
}: {
  first: ReturnType<typeof useMissingDay>['held'];
  last: ReturnType<typeof useMissingDay>['held'];
  keys: ReturnType<typeof usePeriod>['keys'];
}): ReactNode {
  return (
    <div className={styles.ends} {...keys}>
      <div {...first}>
        <DaySegments slot="start" />
      </div>
      <span aria-hidden="true">–</span>
      <div {...last}>
        <DaySegments slot="end" />
      </div>
    </div>
  );
}

/**
 * A period from one day to another, typed or chosen in a calendar whose weeks start on Sunday (R42).
 * @since 0.1.0
 */
export const DateRangePicker: FC<DateRangePickerProps> = steady(function DateRangePicker({
  label,
  description,
  errorMessage: givenFault,
  optionalLabel,
  requiredLabel,
  labelEnd,
  value,
  onChange,
  judge,
  minValue,
  maxValue,
  isUnavailable,
  id,
  calendarLabel,
  missingDayLabel,
  size = 'regular',
  allowsGaps = false,
  isReadOnly = false,
  isDisabled = false,
  ...words
}: DateRangePickerProps): ReactNode {
  const { first, last, start, end, fault, parts, keys } = usePeriod({ value, onChange, judge, missingDayLabel });
  const errorMessage = fault ?? givenFault;
  const isInvalid = errorMessage !== undefined;
  return (
    <AriaDateRangePicker
      {...limitProps({ minValue, maxValue, isUnavailable })}
      {...parts}
      value={start !== null && end !== null ? { start, end } : null}
      onChange={(days) =>
        parts.onChange(days === null ? null : { start: days.start.toString(), end: days.end.toString() })
      }
      allowsNonContiguousRanges={allowsGaps}
      isInvalid={isInvalid}
      isReadOnly={isReadOnly}
      isDisabled={isDisabled}
      validationBehavior="aria"
      firstDayOfWeek="sun"
      shouldForceLeadingZeros
      className={field({ invalid: isInvalid })}
    >
      <DaysFrame
        {...{ label, description, errorMessage, optionalLabel, requiredLabel, labelEnd, id, calendarLabel, isReadOnly }}
        days="two"
        size={size}
      >
        <Ends first={first.held} last={last.held} keys={keys} />
      </DaysFrame>
      <CalendarPopover label={label}>
        <RangeCalendar firstDayOfWeek="sun" className={calendar} data-selection-type="range">
          <CalendarMonth {...words} />
        </RangeCalendar>
      </CalendarPopover>
    </AriaDateRangePicker>
  );
}, isSame);
