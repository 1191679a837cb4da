import { type CSSProperties, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { dayFormat } from './dayWords.ts';
import * as styles from './MonthRail.css.ts';
import type { RailBar } from './RailBar.ts';
import { crowdsOf, type PlacedBar, placeBars } from './placeBars.ts';
import type { RailView } from './railDays.ts';

type Props = {
  titleId: string;
  view: RailView;
  days: readonly string[];
  today: string;
  bars: readonly RailBar[];
  onMove: (by: -1 | 1) => void;
  onOpenDay: (day: string) => void;
  onPoint: ((key: string | null) => void) | undefined;
  more: (count: number) => string;
};

/** Lanes of a month; what finds none is told by « +2 ». */
const MOST_LANES = 3;
/** Lanes kept when there is less to show, so that the page does not jump from month to month. */
const LEAST_LANES = 2;

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};
const MOVES: Readonly<Record<string, -1 | 1>> = { PageUp: -1, PageDown: 1 };

/** Only the stop of the rail is reached by Tab. */
const asStop =
  (isStop: boolean): NonNullable<LinkProps['render']> =>
  ({ children, ...props }) => {
    const own = { ...props, tabIndex: isStop ? 0 : -1 };
    return 'href' in own ? <a {...own}>{children}</a> : <span {...own}>{children}</span>;
  };

/** Letters, days, weekends and today behind the bars; each bar says its own days. */
function Axis({ view, days, today }: Pick<Props, 'view' | 'days' | 'today'>): ReactNode {
  const { locale } = useLocale();
  const weekday = dayFormat(locale, { weekday: view === 'month' ? 'narrow' : 'short' });
  const isFree = (at: number) => [0, 6].includes(new Date(`${days[at] ?? ''}T00:00:00Z`).getUTCDay());
  return (
    <>
      {days.map((day, at) => (
        <div
          key={day}
          aria-hidden="true"
          className={styles.day}
          data-free={isFree(at) || undefined}
          data-today={day === today || undefined}
          style={{ gridColumn: at + 1 }}
        >
          <span>{weekday(day)}</span>
          <span className={styles.number}>{Number(day.slice(8))}</span>
        </div>
      ))}
    </>
  );
}

function Bar({
  placed: { bar, from, to, isCutBefore, isCutAfter },
  view,
  isStop,
  onPoint,
  onReach,
}: Pick<Props, 'view' | 'onPoint'> & { placed: PlacedBar<RailBar>; isStop: boolean; onReach: () => void }): ReactNode {
  const { label, name, details, href, icon: Icon, tone } = bar;
  const isWeek = view === 'week';
  return (
    <Link
      href={href}
      data-tone={tone}
      data-cut-before={isCutBefore || undefined}
      data-cut-after={isCutAfter || undefined}
      className={styles.bar({ view })}
      render={asStop(isStop)}
      onFocus={() => {
        onReach();
        onPoint?.(bar.key);
      }}
      onBlur={() => onPoint?.(null)}
      onHoverStart={() => onPoint?.(bar.key)}
      onHoverEnd={() => onPoint?.(null)}
    >
      <span aria-hidden="true" className={styles.barWords} title={isWeek ? undefined : name}>
        <span className={styles.barTitle}>
          {(isWeek || to > from) && <Icon size={16} strokeWidth={2} className={styles.icon} />}
          <span className={styles.cut}>{label}</span>
        </span>
        {isWeek && details.map((detail) => <span key={detail}>{detail}</span>)}
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Link>
  );
}

/** The days of a month or week side by side with their bars: one tab stop, arrows from bar to bar. */
export function Rail({ titleId, view, days, today, bars, onMove, onOpenDay, onPoint, more }: Props): ReactNode {
  const rail = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<string>();
  /** A key changed the days: the focus waits for their bars. */
  const isWaiting = useRef(false);
  const most = view === 'month' ? MOST_LANES : Number.POSITIVE_INFINITY;
  const placed = placeBars(bars, days);
  const crowds = crowdsOf(placed, most);
  const lanes = Math.max(LEAST_LANES, ...placed.map(({ lane }) => Math.min(lane + 1, most)));
  const items = [
    ...placed
      .filter(({ lane }) => lane < most)
      .map((one) => ({ key: one.bar.key, at: one.from, one, crowd: undefined })),
    ...crowds.map((crowd) => ({ key: `+${crowd.from}`, at: crowd.from, one: undefined, crowd })),
  ].toSorted((one, other) => one.at - other.at);
  const stop = items.find(({ key }) => key === reached)?.key ?? items[0]?.key;
  const links = () => [...(rail.current?.querySelectorAll<HTMLElement>('[data-item] > *') ?? [])];
  const firstKey = items[0]?.key;
  const [firstDay] = days;
  useLayoutEffect(() => {
    if (!isWaiting.current) return;
    const [link] = links();
    (link ?? rail.current)?.focus();
    if (link !== undefined) isWaiting.current = false;
  }, [firstDay, firstKey]);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = MOVES[event.key];
    const all = links();
    const at = all.findIndex((link) => link === document.activeElement);
    const next = STEPS[event.key]?.(at, all.length - 1);
    if (by === undefined && next === undefined) return;
    event.preventDefault();
    if (next !== undefined) all[next]?.focus();
    if (by !== undefined) {
      isWaiting.current = true;
      onMove(by);
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys only repeat the buttons above and Tab; without a bar the rail itself is the stop
    <div
      ref={rail}
      role="group"
      aria-labelledby={titleId}
      {...{ tabIndex: items.length === 0 ? 0 : -1 }}
      className={styles.rail({ view })}
      style={{ '--days': days.length, '--lanes': lanes + (crowds.length > 0 ? 1 : 0) } as CSSProperties}
      onKeyDown={press}
      onBlur={() => {
        isWaiting.current = false;
      }}
    >
      <Axis view={view} days={days} today={today} />
      <ul aria-labelledby={titleId} className={styles.bars}>
        {items.map(({ key, one, crowd }) => {
          const { from, to } = one ?? crowd ?? { from: 0, to: 0 };
          const lane = one === undefined ? MOST_LANES : one.lane;
          return (
            <li
              key={key}
              data-item=""
              className={styles.place}
              style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: lane + 2 }}
            >
              {one && (
                <Bar placed={one} view={view} isStop={key === stop} onPoint={onPoint} onReach={() => setReached(key)} />
              )}
              {crowd && (
                <Button
                  className={styles.crowd}
                  excludeFromTabOrder={key !== stop}
                  onFocus={() => setReached(key)}
                  onPress={() => onOpenDay(days[from] ?? today)}
                >
                  <span aria-hidden="true">+{crowd.count}</span>
                  <VisuallyHidden>{more(crowd.count)}</VisuallyHidden>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
