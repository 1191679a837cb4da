import { CalendarDays } from 'lucide-react';
import { type FC, type ReactNode, useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { button } from '../Button/Button.css.ts';
import * as styles from '../DatePicker/DatePicker.css.ts';
import { calendar, popover } from '../Calendar/CalendarMonth.css.ts';
import type { CalendarWords } from '../../internal/CalendarWords.ts';
import { CalendarMonth } from '../Calendar/CalendarMonth.tsx';
import { field, input } from '../../internal/Field.css.ts';
import { FieldFrame, type FieldState, type FieldWords } from '../../internal/Field.tsx';
import { type DayLimits, limitProps, parsedDate } from '../../internal/parsedDate.ts';
import { withRequired } from '../../internal/withRequired.tsx';
import { isSame } from '../../internal/isSame.ts';
import { useHeld } from '../../internal/useHeld.ts';
import { type MissingDayWords, useMissingDay } from '../../internal/useMissingDay.ts';
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
  const [first, last] = [useMissingDay(), useMissingDay()];
  const replacing = () => {
    const isReplaced = [first.replacing(), last.replacing()].some((day) => day !== undefined);
    const [start, end] = [first.shown(), last.shown()];
    return isReplaced && start !== undefined && end !== undefined ? { start, end } : undefined;
  };
  const { fault, parts, keys } = useHeld({ value, onChange, judge, replacing });
  const missing = first.told(parts.value?.start, missingDayLabel) ?? last.told(parts.value?.end, missingDayLabel);
  const errorMessage = missing ?? fault ?? givenFault;
  const isInvalid = errorMessage !== undefined;
  // The same objects while they stand for the same days: react-aria forgets what is half typed when given another.
  const start = useMemo(() => parsedDate(parts.value?.start), [parts.value?.start]);
  const end = useMemo(() => parsedDate(parts.value?.end), [parts.value?.end]);
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
      <FieldFrame
        label={label}
        description={withRequired(description, requiredLabel)}
        errorMessage={errorMessage}
        optionalLabel={optionalLabel}
        labelEnd={labelEnd}
        labelAs="span"
      >
        <Group
          className={`${input({ size })} ${styles.group({ days: 'two' })}`}
          isReadOnly={isReadOnly}
          {...(id === undefined ? {} : { id, tabIndex: -1 })}
        >
          <div className={styles.ends} {...keys}>
            <div {...first.held}>
              <DateInput slot="start" className={styles.end}>
                {(segment) => <DateSegment segment={segment} className={styles.segment} />}
              </DateInput>
            </div>
            <span aria-hidden="true">–</span>
            <div {...last.held}>
              <DateInput slot="end" className={styles.end}>
                {(segment) => <DateSegment segment={segment} className={styles.segment} />}
              </DateInput>
            </div>
          </div>
          {!isReadOnly && (
            <Button aria-label={calendarLabel} className={button({ variant: 'quiet', size: 'small', icon: true })}>
              <CalendarDays size={20} strokeWidth={1.75} aria-hidden="true" />
            </Button>
          )}
        </Group>
      </FieldFrame>
      <Popover className={popover}>
        <Dialog aria-label={label}>
          <RangeCalendar firstDayOfWeek="sun" className={calendar} data-selection-type="range">
            <CalendarMonth {...words} />
          </RangeCalendar>
        </Dialog>
      </Popover>
    </AriaDateRangePicker>
  );
}, isSame);
