import { type FC, type ReactNode, useMemo } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { calendar } from '../Calendar/CalendarMonth.css.ts';
import type { CalendarWords } from '../../internal/CalendarWords.ts';
import { CalendarMonth } from '../Calendar/CalendarMonth.tsx';
import { field } from '../../internal/Field.css.ts';
import type { FieldState, FieldWords } from '../../internal/Field.tsx';
import { type DayLimits, limitProps, parsedDate } from '../../internal/parsedDate.ts';
import { useHeld } from '../../internal/useHeld.ts';
import { type MissingDayWords, useMissingDay } from '../../internal/useMissingDay.ts';
import { CalendarPopover, DaySegments, DaysFrame } from './DaysFrame.tsx';
import { steady } from '../../internal/steady.tsx';
import * as styles from './DatePicker.css.ts';

export interface DatePickerProps extends FieldWords, FieldState, CalendarWords, DayLimits {
  /** `yyyy-MM-dd`, null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** With it, what is typed is taken on Enter, on leaving the field or a moment after its year is typed, and only if it gives no fault. */
  judge?: ((value: string) => string | undefined) | undefined;
  /** Name of the button that opens the calendar. */
  calendarLabel: string;
  /** What is said of a day that does not exist, such as 31/02: the last of its month stands there instead. */
  missingDayLabel?: MissingDayWords | undefined;
}

/**
 * A date, typed or chosen in a calendar whose weeks start on Sunday (R42).
 * @since 0.1.0
 */
export const DatePicker: FC<DatePickerProps> = steady(function DatePicker({
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
  isReadOnly = false,
  isDisabled = false,
  ...words
}: DatePickerProps): ReactNode {
  const { told, replacing, held } = useMissingDay();
  const { fault, parts, keys } = useHeld({ value, onChange, judge, replacing });
  // The same object while it stands for the same day: react-aria forgets what is half typed when given another.
  const date = useMemo(() => parsedDate(parts.value), [parts.value]);
  const errorMessage = told(parts.value, missingDayLabel) ?? fault ?? givenFault;
  const isInvalid = errorMessage !== undefined;
  return (
    <AriaDatePicker
      {...limitProps({ minValue, maxValue, isUnavailable })}
      {...parts}
      value={date}
      onChange={(typed) => parts.onChange(typed?.toString() ?? null)}
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
        days="one"
      >
        <div className={styles.segments} {...held} {...keys}>
          <DaySegments />
        </div>
      </DaysFrame>
      <CalendarPopover label={label}>
        <Calendar firstDayOfWeek="sun" className={calendar}>
          <CalendarMonth {...words} />
        </Calendar>
      </CalendarPopover>
    </AriaDatePicker>
  );
});
