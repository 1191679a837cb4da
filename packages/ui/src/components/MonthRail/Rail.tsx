import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Link } from 'react-aria-components/Link';
import { asStop, STEPS } from '../../internal/asStop.tsx';
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

const MOVES: Readonly<Record<string, -1 | 1>> = { PageUp: -1, PageDown: 1 };

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

/** What has a place on the rail, from its first day: the bars of its lanes, and how many have none. */
function itemsOf(bars: readonly RailBar[], days: readonly string[], most: number) {
  const placed = placeBars(bars, days);
  const crowds = crowdsOf(placed, most);
  const items = [
    ...placed
      .filter(({ lane }) => lane < most)
      .map((one) => ({ key: one.bar.key, from: one.from, to: one.to, lane: one.lane, one, crowd: undefined })),
    ...crowds.map((crowd) => ({
      key: `+${crowd.from}`,
      from: crowd.from,
      to: crowd.to,
      lane: most,
      one: undefined,
      crowd,
    })),
  ].toSorted((one, other) => one.from - other.from);
  const lanes = Math.max(LEAST_LANES, ...placed.map(({ lane }) => Math.min(lane + 1, most)));
  return { placed, items, hasCrowd: crowds.length > 0, lanes };
}

/** « +2 »: bars that have no lane. */
function CrowdButton({
  count,
  name,
  isStop,
  onReach,
  onPress,
}: {
  count: number;
  name: string;
  isStop: boolean;
  onReach: () => void;
  onPress: () => void;
}): ReactNode {
  return (
    <Button className={styles.crowd} excludeFromTabOrder={!isStop} onFocus={onReach} onPress={onPress}>
      <span aria-hidden="true">+{count}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}

const linksOf = (rail: HTMLElement | null) => [...(rail?.querySelectorAll<HTMLElement>('[data-item] > *') ?? [])];

/** Goes from bar to bar with a key; gives by how many months or weeks another one moves. */
function moveBy(event: KeyboardEvent, links: readonly HTMLElement[]): -1 | 1 | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const by = MOVES[event.key];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = STEPS[event.key]?.(at, links.length - 1);
  if (by === undefined && next === undefined) return undefined;
  event.preventDefault();
  if (next !== undefined) links[next]?.focus();
  return by;
}

/** What was pressed changed the days or the lanes: the focus waits for a bar, the first of them unless it is named. */
function useAwaitedFocus(
  rail: RefObject<HTMLElement | null>,
  shown: Pick<Props, 'view' | 'isWhole'> & { firstDay: string | undefined; firstKey: string | undefined },
) {
  const { view, isWhole, firstDay, firstKey } = shown;
  const awaited = useRef<{ key?: string }>(null);
  useLayoutEffect(() => {
    if (awaited.current === null) return;
    const { key } = awaited.current;
    const all = linksOf(rail.current);
    const link = all.find(({ parentElement }) => parentElement?.dataset['item'] === key) ?? all[0];
    (link ?? rail.current)?.focus();
    if (link !== undefined) awaited.current = null;
  }, [rail, view, firstDay, firstKey, isWhole]);
  return (next: { key?: string } | null) => {
    awaited.current = next;
  };
}

/** The days of a month or week side by side with their bars: one tab stop, arrows from bar to bar. */
export function Rail({ titleId, view, days, today, bars, isWhole, onMove, onMore, onPoint, more }: Props): ReactNode {
  const rail = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<string>();
  const most = view === 'week' && isWhole ? Number.POSITIVE_INFINITY : MOST_LANES[view];
  const { placed, items, hasCrowd, lanes } = itemsOf(bars, days, most);
  const stop = items.find(({ key }) => key === reached)?.key ?? items[0]?.key;
  const awaitFocus = useAwaitedFocus(rail, { view, isWhole, firstDay: days[0], firstKey: items[0]?.key });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys only repeat the buttons above and Tab; without a bar the rail itself is the stop
    <div
      ref={rail}
      role="group"
      aria-labelledby={titleId}
      {...{ tabIndex: items.length === 0 ? 0 : -1 }}
      className={styles.rail({ view })}
      style={{ '--days': days.length, '--lanes': lanes + (hasCrowd ? 1 : 0) } as CSSProperties}
      onKeyDown={(event) => {
        const by = moveBy(event, linksOf(rail.current));
        if (by === undefined) return;
        awaitFocus({});
        onMove(by);
      }}
      onBlur={() => awaitFocus(null)}
    >
      <Axis view={view} days={days} today={today} />
      <ul aria-labelledby={titleId} className={styles.bars}>
        {items.map(({ key, from, to, lane, one, crowd }) => (
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
              <CrowdButton
                isStop={key === stop}
                onReach={() => setReached(key)}
                onPress={() => {
                  const hidden = placed.find((other) => other.lane >= most && other.from === from);
                  awaitFocus(hidden === undefined ? {} : { key: hidden.bar.key });
                  onMore(days[from] ?? today);
                }}
                count={crowd.count}
                name={more(crowd.count)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
