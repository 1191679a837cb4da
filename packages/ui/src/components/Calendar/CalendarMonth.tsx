import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { button } from '../Button/Button.css.ts';
import * as styles from './CalendarMonth.css.ts';
import type { CalendarWords } from '../../internal/CalendarWords.ts';

/** The button to the same month of another year, usable only if a day may be chosen there. */
function YearButton({ by, label }: { by: -1 | 1; label: string }): ReactNode {
  const days = use(CalendarStateContext);
  const ranges = use(RangeCalendarStateContext);
  const state = days ?? ranges;
  if (state === null) return null;
  const isOut = by < 0 ? state.isPreviousVisibleRangeInvalid() : state.isNextVisibleRangeInvalid();
  const Icon = by < 0 ? ChevronsLeft : ChevronsRight;
  return (
    <Button
      // No slot: the calendar would give the button its own work.
      slot={null}
      aria-label={label}
      isDisabled={isOut}
      className={button({ variant: 'quiet', size: 'small', icon: true })}
      onPress={() => state.setFocusedDate(state.focusedDate.add({ years: by }))}
    >
      <Icon size={20} aria-hidden="true" />
    </Button>
  );
}

/** One month and the buttons to the others, inside a react-aria calendar of days or of ranges. */
export function CalendarMonth({
  previousLabel,
  nextLabel,
  previousYearLabel,
  nextYearLabel,
}: CalendarWords): ReactNode {
  const quiet = button({ variant: 'quiet', size: 'small', icon: true });
  return (
    <>
      <div className={styles.head}>
        <YearButton by={-1} label={previousYearLabel} />
        <Button slot="previous" aria-label={previousLabel} className={quiet}>
          <ChevronLeft size={20} aria-hidden="true" />
        </Button>
        <Heading className={styles.month} />
        <Button slot="next" aria-label={nextLabel} className={quiet}>
          <ChevronRight size={20} aria-hidden="true" />
        </Button>
        <YearButton by={1} label={nextYearLabel} />
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
