import { type CalendarDate, parseDate } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { button } from '../Button/Button.css.ts';
import { field, input } from '../../internal/Field.css.ts';
import { FieldFrame, type FieldWords } from '../../internal/Field.tsx';
import * as styles from './DatePicker.css.ts';

export interface DatePickerProps extends FieldWords {
  /** `yyyy-MM-dd`, null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** First day that may be chosen, `yyyy-MM-dd`. */
  minValue?: string;
  /** Last day that may be chosen, `yyyy-MM-dd`. */
  maxValue?: string;
  /** Lands around the segments, so that an error summary can focus the first. */
  id?: string;
  /** Name of the button that opens the calendar. */
  calendarLabel: string;
  previousLabel: string;
  nextLabel: string;
  isDisabled?: boolean;
}

const parsed = (text: string | null | undefined): CalendarDate | null => (text ? parseDate(text) : null);

/** A date, typed or chosen in a calendar whose weeks start on Sunday (specification, section 2). */
export function DatePicker({
  label,
  description,
  errorMessage,
  optionalLabel,
  value,
  onChange,
  minValue,
  maxValue,
  id,
  calendarLabel,
  previousLabel,
  nextLabel,
  isDisabled = false,
}: DatePickerProps): ReactNode {
  const isInvalid = errorMessage !== undefined;
  const min = parsed(minValue);
  const max = parsed(maxValue);
  return (
    <AriaDatePicker
      value={parsed(value)}
      onChange={(date) => onChange(date?.toString() ?? null)}
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      validationBehavior="aria"
      firstDayOfWeek="sun"
      shouldForceLeadingZeros
      className={field({ invalid: isInvalid })}
      {...(min === null ? {} : { minValue: min })}
      {...(max === null ? {} : { maxValue: max })}
    >
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        optionalLabel={optionalLabel}
        labelAs="span"
      >
        <Group className={`${input({})} ${styles.group}`} {...(id === undefined ? {} : { id, tabIndex: -1 })}>
          <DateInput className={styles.segments}>
            {(segment) => <DateSegment segment={segment} className={styles.segment} />}
          </DateInput>
          <Button aria-label={calendarLabel} className={button({ variant: 'quiet', size: 'small', icon: true })}>
            <CalendarDays size={20} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </Group>
      </FieldFrame>
      <Popover className={styles.popover}>
        <Dialog aria-label={label}>
          <Calendar firstDayOfWeek="sun">
            <div className={styles.head}>
              <Button
                slot="previous"
                aria-label={previousLabel}
                className={button({ variant: 'quiet', size: 'small', icon: true })}
              >
                <ChevronLeft size={20} aria-hidden="true" />
              </Button>
              <Heading className={styles.month} />
              <Button
                slot="next"
                aria-label={nextLabel}
                className={button({ variant: 'quiet', size: 'small', icon: true })}
              >
                <ChevronRight size={20} aria-hidden="true" />
              </Button>
            </div>
            <CalendarGrid>
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.cell} />}</CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
