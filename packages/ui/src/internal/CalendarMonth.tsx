import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { button } from '../components/Button/Button.css.ts';
import * as styles from './CalendarMonth.css.ts';

export interface CalendarWords {
  /** Name of the button to the month before. */
  previousLabel: string;
  /** Name of the button to the month after. */
  nextLabel: string;
}

/** One month and the way to the others, inside a react-aria calendar of days or of ranges. */
export function CalendarMonth({ previousLabel, nextLabel }: CalendarWords): ReactNode {
  const quiet = button({ variant: 'quiet', size: 'small', icon: true });
  return (
    <>
      <div className={styles.head}>
        <Button slot="previous" aria-label={previousLabel} className={quiet}>
          <ChevronLeft size={20} aria-hidden="true" />
        </Button>
        <Heading className={styles.month} />
        <Button slot="next" aria-label={nextLabel} className={quiet}>
          <ChevronRight size={20} aria-hidden="true" />
        </Button>
      </div>
      <CalendarGrid className={styles.grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.cell} />}</CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
