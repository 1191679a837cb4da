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
  /** Whether a week shows all of its lanes. */
  isWhole: boolean;
  onMove: (by: -1 | 1) => void;
  /** Called by « +2 », with its first day. */
  onMore: (day: string) => void;
  onPoint: ((key: string | null) => void) | undefined;
  more: (count: number) => string;
};

/** Lanes of a month and of a week; what finds none is told by « +2 ». */
const MOST_LANES: Readonly<Record<RailView, number>> = { month: 3, week: 5 };
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
          <span className={styles.cut} data-short={(!isWeek && to === from) || undefined}>
            {label}
          </span>
        </span>
        {isWeek && details.map((detail) => <span key={detail}>{detail}</span>)}
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Link>
  );
}

/** The days of a month or week side by side with their bars: one tab stop, arrows from bar to bar. */
export function Rail({ titleId, view, days, today, bars, isWhole, onMove, onMore, onPoint, more }: Props): ReactNode {
  const rail = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<string>();
  /** What was pressed changed the days or the lanes: the focus waits for a bar, the first of them unless it is named. */
  const awaited = useRef<{ key?: string }>(null);
  const most = view === 'week' && isWhole ? Number.POSITIVE_INFINITY : MOST_LANES[view];
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
    if (awaited.current === null) return;
    const { key } = awaited.current;
    const all = links();
    const link = all.find(({ parentElement }) => parentElement?.dataset['item'] === key) ?? all[0];
    (link ?? rail.current)?.focus();
    if (link !== undefined) awaited.current = null;
  }, [view, firstDay, firstKey, isWhole]);
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
      awaited.current = {};
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
        awaited.current = null;
      }}
    >
      <Axis view={view} days={days} today={today} />
      <ul aria-labelledby={titleId} className={styles.bars}>
        {items.map(({ key, one, crowd }) => {
          const { from, to } = one ?? crowd ?? { from: 0, to: 0 };
          const lane = one === undefined ? most : one.lane;
          return (
            <li
              key={key}
              data-item={key}
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
                  onPress={() => {
                    const hidden = placed.find((other) => other.lane >= most && other.from === from);
                    awaited.current = hidden === undefined ? {} : { key: hidden.bar.key };
                    onMore(days[from] ?? today);
                  }}
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
