import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { button } from '../Button/Button.css.ts';
import { popover } from '../Calendar/CalendarMonth.css.ts';
import { input } from '../../internal/Field.css.ts';
import { FieldFrame, type FieldState, type FieldWords } from '../../internal/Field.tsx';
import { withRequired } from '../../internal/withRequired.tsx';
import * as styles from './DatePicker.css.ts';

export interface DaysFrameProps extends FieldWords, Pick<FieldState, 'isReadOnly'> {
  /** Set around the segments, so that an error summary can focus the first. */
  id: string | undefined;
  days: 'one' | 'two';
  size?: 'regular' | 'small';
  /** Name of the button that opens the calendar. */
  calendarLabel: string;
  /** The segments. */
  children: ReactNode;
}

/** Label, help, segments, button of the calendar and error of a field of days. */
export function DaysFrame({
  description,
  requiredLabel,
  id,
  days,
  size = 'regular',
  calendarLabel,
  isReadOnly = false,
  children,
  ...words
}: DaysFrameProps): ReactNode {
  return (
    <FieldFrame {...words} description={withRequired(description, requiredLabel)} labelAs="span">
      <Group
        className={`${input({ size })} ${styles.group({ days })}`}
        isReadOnly={isReadOnly}
        {...(id === undefined ? {} : { id, tabIndex: -1 })}
      >
        {children}
        {!isReadOnly && (
          <Button aria-label={calendarLabel} className={button({ variant: 'quiet', size: 'small', icon: true })}>
            <CalendarDays size={20} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        )}
      </Group>
    </FieldFrame>
  );
}

/** The segments of a day; of a period, those of one of its ends. */
export function DaySegments({ slot }: { slot?: 'start' | 'end' }): ReactNode {
  return (
    <DateInput className={styles.end} {...(slot === undefined ? {} : { slot })}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}

/** The calendar that the button opens. */
export function CalendarPopover({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <Popover className={popover}>
      <Dialog aria-label={label}>{children}</Dialog>
    </Popover>
  );
}
