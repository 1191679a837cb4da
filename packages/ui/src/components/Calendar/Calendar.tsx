import { type ReactNode, useId } from 'react';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import * as styles from './CalendarMonth.css.ts';
import type { CalendarWords } from '../../internal/CalendarWords.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import { field } from '../../internal/Field.css.ts';
import { FieldFrame, type FieldState, type FieldWords } from '../../internal/Field.tsx';
import { type DayLimits, limitProps, parsedDate } from '../../internal/parsedDate.ts';

export interface CalendarProps extends FieldWords, FieldState, CalendarWords, DayLimits {
  /** The chosen day, `yyyy-MM-dd`, null for none. */
  value: string | null;
  onChange: (value: string) => void;
  /** A day of the month shown while none is chosen. Without it, today's month. */
  shownDay?: string;
}

/**
 * A month always in sight, to choose a day in; weeks start on Sunday (R42).
 * @since 0.1.0
 */
export function Calendar({
  label,
  description,
  errorMessage,
  optionalLabel,
  labelEnd,
  value,
  onChange,
  minValue,
  maxValue,
  isUnavailable,
  shownDay,
  id,
  isReadOnly = false,
  isDisabled = false,
  ...words
}: CalendarProps): ReactNode {
  const [labelId, helpId, faultId] = [useId(), useId(), useId()];
  const isInvalid = errorMessage !== undefined;
  const describedBy = [description && helpId, errorMessage && faultId].filter(Boolean).join(' ');
  const shown = parsedDate(shownDay);
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      className={field({ invalid: isInvalid })}
      {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
    >
      <LabelContext value={{ id: labelId }}>
        <TextContext value={{ slots: { description: { id: helpId }, errorMessage: { id: faultId } } }}>
          <FieldFrame
            label={label}
            description={description}
            errorMessage={errorMessage}
            optionalLabel={optionalLabel}
            labelEnd={labelEnd}
            labelAs="span"
          >
            <div {...(id === undefined ? {} : { id, tabIndex: -1 })}>
              <AriaCalendar
                {...limitProps({ minValue, maxValue, isUnavailable })}
                aria-labelledby={labelId}
                value={parsedDate(value)}
                onChange={(day) => onChange(day.toString())}
                firstDayOfWeek="sun"
                isInvalid={isInvalid}
                isReadOnly={isReadOnly}
                isDisabled={isDisabled}
                className={styles.calendar}
                {...(shown === null ? {} : { defaultFocusedValue: shown })}
              >
                <CalendarMonth {...words} />
              </AriaCalendar>
            </div>
          </FieldFrame>
        </TextContext>
      </LabelContext>
    </div>
  );
}
