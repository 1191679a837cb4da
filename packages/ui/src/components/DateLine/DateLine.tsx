import { CircleAlert, ClockAlert, type LucideIcon } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Link } from 'react-aria-components/Link';
import { useInlineSize } from '../../internal/useInlineSize.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DateLine.css.ts';
import { placeMarks, placeOf } from './placeMarks.ts';

export type DateMarkTone = 'know' | 'todo' | 'late';

export interface DateMark {
  key: string;
  /** `yyyy-MM-dd`. */
  date: string;
  /** How many dates it stands for. @default 1 */
  count?: number;
  /** `yyyy-MM-dd`, by when the last of them is; a mark of one date has none. */
  until?: string;
  /** What it is about, such as « PRAP 2S ». */
  subject: string;
  /** What happens, such as « fin de suspension ». */
  what: string;
  /** How far it is, such as « dans 4 jours »; shown where months are stacked. */
  when: string;
  href: string;
  /** To know, to do, or still to do though its day is past. */
  tone: DateMarkTone;
}

export interface DateLane {
  key: string;
  label: string;
  icon: LucideIcon;
  /** None for an empty lane, which is not shown. */
  marks: readonly DateMark[];
}

export interface DateLineProps {
  /** Names the line. */
  label: string;
  /** The months shown, `yyyy-MM`, in order. */
  months: readonly string[];
  /** `yyyy-MM-dd`. */
  today: string;
  lanes: readonly DateLane[];
  /** What a mark says and where it leads that stands for several of a lane, too close to be told apart; `what` says how many of them press. */
  merge: (lane: string, marks: readonly DateMark[]) => Pick<DateMark, 'subject' | 'what' | 'href'>;
  words: {
    /** Said of one date that is to do, such as « à faire ». */
    todo: string;
    /** Said of one date that is late, such as « en retard ». */
    late: string;
    /** Said of the current month where months are stacked. */
    thisMonth: string;
  };
}

/** Below this width the months stack. */
const LEAST = 640;
/** Width of the lanes' names, of the 16 px root. */
const NAMES = 150;
const RANK: Readonly<Record<DateMarkTone, number>> = { know: 0, todo: 1, late: 2 };

const dayOf = (date: string): Date => new Date(`${date}T00:00:00Z`);
const formatOf = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (date: string) => formatter.format(dayOf(date));
};
const inTheLine = ({ marks, ...lane }: DateLane, months: readonly string[]): DateLane => ({
  ...lane,
  marks: marks.filter(({ date }) => months.includes(date.slice(0, 7))),
});

/** Several marks as one: from the first day to the last, the most pressing tone. */
function merged(lane: string, marks: readonly DateMark[], merge: DateLineProps['merge']): DateMark | undefined {
  const [first] = marks;
  if (first === undefined || marks.length === 1) return first;
  const tone = marks.reduce<DateMarkTone>((most, mark) => (RANK[mark.tone] > RANK[most] ? mark.tone : most), 'know');
  const last = marks.reduce((latest, { date, until = date }) => (until > latest ? until : latest), first.date);
  const { until: _, ...mark } = first;
  return { ...mark, ...(last === first.date ? {} : { until: last }), ...merge(lane, marks), count: marks.length, tone };
}

/** What a date is about is named before what happens; of several, how many press goes on with how many they are. */
const between = ({ count = 1 }: DateMark): string => (count > 1 ? ' ' : '\u00a0: ');

/** The tone of one date in words; a mark of several says in its own how many press. */
function Tone({ mark: { tone, count = 1 }, words }: { mark: DateMark; words: DateLineProps['words'] }): ReactNode {
  return tone === 'know' || count > 1 ? null : <VisuallyHidden isAside>{words[tone]}</VisuallyHidden>;
}

type DayFormat = (date: string) => string;

/** A mark as its link is heard away from its lane and its day: the kind, what is seen, whether it presses and how far it is. */
function heardOf(
  { tone, count = 1, when }: DateMark,
  { lane, seen, words }: { lane: string; seen: string; words: DateLineProps['words'] },
): string {
  const pressing = tone === 'know' || count > 1 || (tone === 'late' && when !== '') ? '' : words[tone];
  return [`${lane}\u00a0: ${seen}`, pressing, count > 1 ? '' : when].filter((part) => part !== '').join(', ');
}

/** The day of a mark, or the first and the last of several. */
function Days({
  mark: { date, until },
  format,
  look,
}: {
  mark: DateMark;
  format: DayFormat;
  look?: string;
}): ReactNode {
  const first = (
    <time dateTime={date} className={look}>
      {format(date)}
    </time>
  );
  if (until === undefined) return first;
  return (
    <>
      {first} –{' '}
      <time dateTime={until} className={look}>
        {format(until)}
      </time>
    </>
  );
}

/** The same, as text: two dates alike are told apart by their days. */
const daysIn = ({ date, until }: DateMark, format: DayFormat): string =>
  until === undefined ? format(date) : `${format(date)} – ${format(until)}`;

function Node({ tone }: { tone: DateMarkTone }): ReactNode {
  if (tone === 'know') return <span className={styles.node} aria-hidden="true" />;
  const Icon = tone === 'late' ? CircleAlert : ClockAlert;
  return <Icon size={16} strokeWidth={2} aria-hidden="true" className={styles.icon} />;
}

/** The months over the lanes; what it shows is said by each date. */
function Axis({ months, today }: Pick<DateLineProps, 'months' | 'today'>): ReactNode {
  const { locale } = useLocale();
  const short = formatOf(locale, { month: 'short' });
  const run = placeOf(today, months);
  return (
    <div aria-hidden="true" className={styles.axis} style={{ '--run': `${run * 100}%` } as CSSProperties}>
      {months.map((month) => (
        <span key={month} className={styles.month} data-year={month.endsWith('-01') || undefined}>
          {month.endsWith('-01') ? month.slice(0, 4) : short(`${month}-01`)}
        </span>
      ))}
      <span className={styles.run} />
      <span className={styles.today} />
      <span className={styles.ring} />
    </div>
  );
}

type ViewProps = Omit<DateLineProps, 'lanes'> & { lanes: readonly DateLane[] };

function Lanes({ label, months, today, lanes, merge, words, width }: ViewProps & { width: number }): ReactNode {
  const id = useId();
  const { locale } = useLocale();
  const day = formatOf(locale, { day: '2-digit', month: '2-digit' });
  // The first day has its room already.
  const wordsOf = ({ until, subject, what }: DateMark) =>
    `${until === undefined ? '' : `${day(until)} - `}${subject} ${what}`;
  const seenIn = ({ date, until, subject, what }: DateMark) =>
    `${until === undefined ? day(date) : `${day(date)} – ${day(until)}`} ${subject} ${what}`.trim();
  const textOf = (lane: string) => (marks: readonly DateMark[]) => {
    const mark = merged(lane, marks, merge);
    return mark === undefined ? '' : wordsOf(mark);
  };
  return (
    <div className={styles.frame}>
      <Axis months={months} today={today} />
      <ul aria-label={label}>
        {lanes.map(({ key, label: name, icon: Icon, marks }) => (
          <li key={key} className={styles.lane}>
            <span id={`${id}-${key}`} className={styles.name}>
              <Icon size={16} strokeWidth={2} aria-hidden="true" className={styles.icon} />
              {name}
            </span>
            <ul aria-labelledby={`${id}-${key}`} className={styles.track}>
              {placeMarks(
                marks.map((mark) => ({ ...mark, text: wordsOf(mark) })),
                { months, width: width - NAMES },
                textOf(key),
              ).map(({ marks: together, at, isBefore }) => {
                const mark = merged(key, together, merge);
                return (
                  mark && (
                    <li
                      key={mark.key}
                      className={styles.mark}
                      data-before={isBefore || undefined}
                      style={{ '--at': `${at * 100}%` } as CSSProperties}
                    >
                      <Link
                        href={mark.href}
                        data-tone={mark.tone}
                        className={styles.link}
                        aria-label={heardOf(mark, { lane: name, seen: seenIn(mark), words })}
                      >
                        <Node tone={mark.tone} />
                        <span className={styles.words}>
                          <span className={styles.strong}>
                            <Days mark={mark} format={day} /> {mark.subject}
                          </span>
                          {mark.what && ` ${mark.what}`}
                        </span>
                      </Link>
                    </li>
                  )
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Months({ label, months, today, lanes, words }: ViewProps): ReactNode {
  const { locale } = useLocale();
  const named = formatOf(locale, { month: 'long', year: 'numeric' });
  const day = formatOf(locale, { day: '2-digit', month: '2-digit', year: 'numeric' });
  const marks = lanes
    .flatMap((lane) => lane.marks.map((mark) => ({ ...mark, lane: lane.label })))
    .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
  const filled = months.filter((month) => marks.some(({ date }) => date.startsWith(month)));
  return (
    <ol aria-label={label}>
      {filled.map((month) => {
        const isNow = today.startsWith(month);
        return (
          <li key={month} className={styles.stacked} data-now={isNow || undefined}>
            <span className={styles.stackedNode} aria-hidden="true" />
            <p className={styles.stackedMonth}>
              {named(`${month}-01`)}
              {isNow && <VisuallyHidden isAside>{words.thisMonth}</VisuallyHidden>}
            </p>
            <ul className={styles.dates}>
              {marks
                .filter(({ date }) => date.startsWith(month))
                .map((mark) => {
                  const seen = mark.what === '' ? mark.subject : `${mark.subject}${between(mark)}${mark.what}`;
                  return (
                    <li key={mark.key}>
                      <Link
                        href={mark.href}
                        className={styles.sentence}
                        aria-label={heardOf(mark, { lane: mark.lane, seen: `${daysIn(mark, day)} ${seen}`, words })}
                      >
                        {seen}
                      </Link>
                      <p data-tone={mark.tone} className={styles.day}>
                        {mark.tone !== 'know' && <Node tone={mark.tone} />}
                        <Days mark={mark} format={day} look={styles.date} /> {mark.when}
                        <Tone mark={mark} words={words} />
                      </p>
                    </li>
                  );
                })}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

/**
 * What ends or is due over some months: a lane for each kind, its dates on one line; stacked by month where there is no room.
 * @since 0.2.0
 */
export function DateLine({ lanes, ...line }: DateLineProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const width = useInlineSize(frame);
  const filled = lanes.map((lane) => inTheLine(lane, line.months)).filter(({ marks }) => marks.length > 0);
  return (
    <div ref={frame}>
      {width !== undefined &&
        (width < LEAST ? <Months {...line} lanes={filled} /> : <Lanes {...line} lanes={filled} width={width} />)}
    </div>
  );
}
