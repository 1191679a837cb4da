import { DateFormatter, parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Link } from 'react-aria-components/Link';
import { Gap } from '../../internal/Gap.tsx';
import { useAnnounceChange } from '../../internal/useAnnounceChange.ts';
import { useInlineSize } from '../../internal/useInlineSize.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import * as styles from './Agenda.css.ts';
import { monthsFrom, weeksOf } from './monthOf.ts';

export interface AgendaEntry {
  key: string;
  /** `yyyy-MM-dd`. */
  date: string;
  /** As shown, such as « 14:00 ». */
  time?: string;
  title: string;
  href: string;
}

export interface AgendaProps {
  /** Names the agenda. */
  label: string;
  /** `yyyy-MM`, kept by the caller. */
  month: string;
  onMonthChange: (month: string) => void;
  /** `yyyy-MM-dd`. */
  today: string;
  /** Those of the month, in display order. */
  entries: readonly AgendaEntry[];
  words: {
    previous: string;
    next: string;
    /** Name of the button to the current month. */
    today: string;
    /** Shown when the month has no entry. */
    empty: string;
  };
}

/** Below this width the days stack, without the empty ones. */
const LEAST = 640;
const ZONE = 'UTC';
const toDate = (day: string) => parseDate(day).toDate(ZONE);
const formatOf = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const formatter = new DateFormatter(locale, { ...options, timeZone: ZONE });
  // French writes the first of a month `1er`, which `Intl` does not.
  const isFrench = locale.startsWith('fr');
  return (day: string) =>
    formatter
      .formatToParts(toDate(day))
      .map(({ type, value }) => (isFrench && type === 'day' && value === '1' ? '1er' : value))
      .join('');
};

function Entries({ entries }: { entries: readonly AgendaEntry[] }): ReactNode {
  return (
    <ul className={styles.entries}>
      {entries.map(({ key, time, title, href }) => (
        <li key={key}>
          <Link href={href} className={styles.entry}>
            {time && (
              <>
                <span className={styles.time}>{time}</span>
                <Gap />
              </>
            )}
            {wholeNumbers(title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface ViewProps extends Pick<AgendaProps, 'month' | 'today' | 'words'> {
  titleId: string;
  entriesOf: (day: string) => readonly AgendaEntry[];
}

function MonthTable({ month, today, titleId, entriesOf }: ViewProps): ReactNode {
  const { locale } = useLocale();
  const short = formatOf(locale, { weekday: 'short' });
  const long = formatOf(locale, { weekday: 'long' });
  const whole = formatOf(locale, { day: 'numeric', month: 'long' });
  const weeks = weeksOf(month, locale);
  return (
    <table aria-labelledby={titleId} className={styles.table}>
      <thead>
        <tr>
          {(weeks[0] ?? []).map((day) => (
            <th key={day} scope="col" abbr={long(day)} className={styles.weekday}>
              <span aria-hidden="true">{short(day)}</span>
              <VisuallyHidden>{long(day)}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const entries = entriesOf(day);
              return (
                <td key={day} className={styles.day}>
                  <time
                    dateTime={day}
                    className={styles.number}
                    data-beside={!day.startsWith(month) || undefined}
                    {...(day === today ? { 'aria-current': 'date' } : {})}
                  >
                    <span aria-hidden="true">{Number(day.slice(8))}</span>
                    <VisuallyHidden>{whole(day)}</VisuallyHidden>
                  </time>
                  {entries.length > 0 && <Entries entries={entries} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayList({ month, today, titleId, entriesOf, words }: ViewProps): ReactNode {
  const { locale } = useLocale();
  const long = formatOf(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const days = weeksOf(month, locale)
    .flat()
    .filter((day) => day.startsWith(month) && entriesOf(day).length > 0);
  if (days.length === 0) return <p className={styles.empty}>{words.empty}</p>;
  return (
    <ol aria-labelledby={titleId} className={styles.list}>
      {days.map((day) => (
        <li key={day} className={styles.listDay}>
          <p className={styles.listTitle}>
            <time dateTime={day} {...(day === today ? { 'aria-current': 'date' } : {})}>
              {long(day)}
            </time>
          </p>
          <Entries entries={entriesOf(day)} />
        </li>
      ))}
    </ol>
  );
}

/**
 * What happens in a month: its weeks, or only the days with entries where there is no room.
 * @since 0.1.0
 */
export function Agenda({ label, month, onMonthChange, today, entries, words }: AgendaProps): ReactNode {
  const { locale } = useLocale();
  const frame = useRef<HTMLElement>(null);
  const width = useInlineSize(frame);
  const titleId = useId();
  const named = formatOf(locale, { month: 'long', year: 'numeric' });
  const title = named(`${month}-01`);
  useAnnounceChange(title);
  const entriesOf = (day: string) => entries.filter(({ date }) => date === day);
  const View = width !== undefined && width < LEAST ? DayList : MonthTable;
  return (
    <section ref={frame} aria-label={label}>
      <div className={styles.head}>
        <p id={titleId} className={styles.month}>
          {title}
        </p>
        <IconButton icon={ChevronLeft} label={words.previous} onPress={() => onMonthChange(monthsFrom(month, -1))} />
        <Button variant="quiet" onPress={() => onMonthChange(today.slice(0, 7))}>
          {words.today}
        </Button>
        <IconButton icon={ChevronRight} label={words.next} onPress={() => onMonthChange(monthsFrom(month, 1))} />
      </div>
      {width !== undefined && <View {...{ month, today, titleId, entriesOf, words }} />}
    </section>
  );
}
