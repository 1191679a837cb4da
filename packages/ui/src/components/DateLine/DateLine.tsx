import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Link } from 'react-aria-components/Link';
import { isPressing, UrgencyIcon, type UrgencyTone } from '../../internal/urgency.tsx';
import { useInlineSize } from '../../internal/useInlineSize.ts';
import { asStop, STEPS } from '../../internal/asStop.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DateLine.css.ts';
import { type Line, NEAR_SHARE, ticksOf } from './lineScale.ts';
import { type Crowd, type Days, LANES, type PlacedMark, placeMarks } from './placeMarks.ts';

export interface DateMark {
  key: string;
  /** `yyyy-MM-dd`. */
  date: string;
  /** What it is about, such as « PRAP 2S ». */
  subject: string;
  /** What happens, such as « fin de suspension ». */
  what: string;
  /** All of it in words, such as « 3 décembre, dans 6 jours, attestation Urssaf, à vous ». */
  heard: string;
  href: string;
  tone: UrgencyTone;
}

/** Some days, both included; without a first one, all before today. */
export type DateSpanDays = Days;

export interface DateSpan extends DateSpanDays {
  /** Its first dates, in order. */
  marks: readonly DateMark[];
  /** How many there are, those that are not given included. */
  total: number;
  /** Whether there are more than `total`. @default false */
  isMore?: boolean;
}

export interface DateLineProps {
  /** Names the line. */
  label: string;
  /** `yyyy-MM-dd`, where the line begins. */
  today: string;
  /** `yyyy-MM-dd`, its last day. */
  end: string;
  /** What is before today, then days that follow one another; empty ones may be left out. */
  spans: readonly DateSpan[];
  /** What a count of dates that find no lane says and the list to which it leads. */
  more: (crowd: DateSpanDays & { count: number; isMore: boolean }) => { label: string; href: string };
}

type Format = (date: string) => string;
const formatOf = (locale: string, options: Intl.DateTimeFormatOptions): Format => {
  const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (date) => formatter.format(new Date(`${date}T00:00:00Z`));
};

const at = (place: number): CSSProperties => ({ '--at': `${place * 100}%` }) as CSSProperties;

/** Weeks, then months; each mark says its own day. */
function Axis({ line, width }: { line: Line; width: number }): ReactNode {
  const { locale } = useLocale();
  const { weeks, months } = ticksOf(line);
  const [dayMonth, day, month] = [
    formatOf(locale, { day: 'numeric', month: 'short' }),
    formatOf(locale, { day: 'numeric' }),
    formatOf(locale, { month: 'short' }),
  ];
  const every = Math.max(1, Math.ceil((MONTH_NAME * Math.max(1, months.length)) / (width * (1 - NEAR_SHARE))));
  return (
    <div aria-hidden="true" className={styles.axis}>
      <span className={styles.months} style={at(NEAR_SHARE)} />
      {[...weeks.slice(1), ...months].map(({ date, at: place }) => (
        <span key={date} className={styles.tick} style={at(place)} />
      ))}
      <span className={styles.head} />
      <span className={styles.today} />
      {weeks.map(({ date, at: place }, rank) => {
        const isNewMonth = date.slice(0, 7) !== weeks[rank - 1]?.date.slice(0, 7);
        return (
          <span key={date} className={styles.day} data-today={rank === 0 || undefined} style={at(place)}>
            {isNewMonth ? dayMonth(date) : day(date)}
          </span>
        );
      })}
      {months.map(
        ({ date, at: place }, rank) =>
          rank % every === 0 &&
          (1 - place) * width >= MONTH_NAME && (
            <span key={date} className={styles.day} style={at(place)}>
              {month(date)}
            </span>
          ),
      )}
    </div>
  );
}

/** Room of the short name of a month. */
const MONTH_NAME = 44;

type Item = { key: string; at: number; mark?: PlacedMark<DateMark & { text: string }>; crowd?: Crowd };

function Mark({ mark, isStop, onReach }: { mark: DateMark; isStop: boolean; onReach: () => void }): ReactNode {
  const { href, tone, subject, what, heard } = mark;
  return (
    <Link
      href={href}
      data-tone={tone}
      className={styles.link}
      aria-label={heard}
      onFocus={onReach}
      render={asStop(isStop)}
    >
      {isPressing(tone) ? (
        <span className={styles.icon}>
          <UrgencyIcon tone={tone} />
        </span>
      ) : (
        <span className={styles.node} aria-hidden="true" />
      )}
      <span className={styles.words}>
        <span className={styles.subject}>{subject}</span>
        {what && ` ${what}`}
      </span>
    </Link>
  );
}

/** What has a place on the line, from its start. */
function itemsOf(
  spans: readonly DateSpan[],
  line: { today: string; end: string },
  width: number,
): { items: readonly Item[]; hasCrowd: boolean } {
  const { marks, crowds } = placeMarks(
    spans.map((span) => ({
      ...span,
      marks: span.marks.map((mark) => ({ ...mark, text: `${mark.subject} ${mark.what}`.trim() })),
    })),
    line,
    width,
  );
  const items = [
    ...marks.map((mark): Item => ({ key: mark.mark.key, at: mark.at, mark })),
    ...crowds.map((crowd): Item => ({ key: `+${crowd.to}`, at: crowd.at, crowd })),
  ].toSorted((one, other) => one.at - other.at);
  return { items, hasCrowd: crowds.length > 0 };
}

function Marks({ label, today, end, spans, more, width }: DateLineProps & { width: number }): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const [reached, setReached] = useState<string>();
  const line = { today, end };
  const { items, hasCrowd } = itemsOf(spans, line, width);
  const stop = items.some(({ key }) => key === reached) ? reached : items[0]?.key;
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-item] > *') ?? [])];
    const next = STEPS[event.key]?.(
      links.findIndex((link) => link === document.activeElement),
      links.length - 1,
    );
    if (next === undefined) return;
    event.preventDefault();
    links[next]?.focus();
  };
  const lanes = LANES + (hasCrowd ? 1 : 0);
  return (
    <div className={styles.line} style={{ '--lanes': lanes } as CSSProperties}>
      <Axis line={line} width={width} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys go from link to link */}
      <ul ref={list} aria-label={label} onKeyDown={press}>
        {items.map(({ key, at: place, mark, crowd }) => (
          <li
            key={key}
            data-item={key}
            data-before={mark?.isBefore || undefined}
            data-far={(mark ?? crowd)?.isFar || undefined}
            className={styles.mark}
            style={
              {
                ...at((crowd === undefined ? place : place + 8) / width),
                '--lane': mark?.lane ?? LANES,
                '--room': mark === undefined ? 'none' : `${mark.room / 16}rem`,
              } as CSSProperties
            }
          >
            {mark && <Mark mark={mark.mark} isStop={key === stop} onReach={() => setReached(key)} />}
            {crowd && (
              <Link
                href={more(crowd).href}
                className={styles.more}
                onFocus={() => setReached(key)}
                render={asStop(key === stop)}
              >
                <span aria-hidden="true">+{crowd.count}</span>
                <VisuallyHidden>{more(crowd).label}</VisuallyHidden>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * What is late and what comes: thirty days by the week, then months; one mark a date, one stop for the keyboard. A list beside it says the same on paper and on a phone.
 * @since 0.2.0
 */
export function DateLine(props: DateLineProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const width = useInlineSize(frame);
  return (
    <div ref={frame} className={styles.frame}>
      {width !== undefined && <Marks {...props} width={width} />}
    </div>
  );
}
