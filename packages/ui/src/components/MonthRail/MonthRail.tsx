import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useAnnounceChange } from '../../internal/useAnnounceChange.ts';
import { useInlineSize } from '../../internal/useInlineSize.ts';
import { ChoiceSwitch } from '../ChoiceSwitch/ChoiceSwitch.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DayList } from './DayList.tsx';
import * as styles from './MonthRail.css.ts';
import { periodName } from './dayWords.ts';
import { Rail } from './Rail.tsx';
import type { RailBar } from './RailBar.ts';
import { railDays, railMoved, type RailView } from './railDays.ts';

export type { RailBar } from './RailBar.ts';
export { railReach, type RailView } from './railDays.ts';

/** Which days are shown, kept by the caller. */
export interface RailPlace {
  /** A day of the month and week shown, `yyyy-MM-dd`, kept by the caller. */
  day: string;
  onDayChange: (day: string) => void;
  /** Kept by the caller; where there is no room, the week and then the days are shown all the same. */
  view: RailView;
  onViewChange: (view: RailView) => void;
}

export interface MonthRailProps extends RailPlace {
  /** Names the rail. */
  label: string;
  /** `yyyy-MM-dd`. */
  today: string;
  /** Those of every day that either view may show (`railReach`). */
  bars: readonly RailBar[];
  /** Whether the bars of these days are still awaited: nothing is said of how many there are. @default false */
  isPending?: boolean;
  /** Called with the bar that is pointed at or focused, and with null once it is left. */
  onPoint?: (key: string | null) => void;
  words: {
    previous: Readonly<Record<RailView, string>>;
    next: Readonly<Record<RailView, string>>;
    /** Names the switch between both views. */
    views: string;
    view: Readonly<Record<RailView, string>>;
    /** Such as « 5 sessions ce mois-ci ». */
    count: (count: number, view: RailView) => string;
    /** Shown in place of the days when none has a bar. */
    empty: Readonly<Record<RailView, string>>;
    /** The name of « +2 », which opens the week, or shows the whole week. */
    more: (count: number, view: RailView) => string;
  };
}

/** Below this width a month is shown by weeks, at a root text of 16 px. */
const LEAST_MONTH = 880;
/** Below this width the days with bars are listed. */
const LEAST_WEEK = 576;

/** What there is room to show: the view and its days, whose name is announced when it changes. */
function useRoom(frame: RefObject<HTMLElement | null>, view: RailView, day: string) {
  const { locale } = useLocale();
  const measured = useInlineSize(frame);
  const width = measured ?? LEAST_MONTH;
  const isListed = width < LEAST_WEEK;
  const shown: RailView = isListed ? 'month' : width < LEAST_MONTH ? 'week' : view;
  const days = railDays(shown, day);
  const title = periodName(locale, shown, days);
  useAnnounceChange(measured === undefined ? undefined : title);
  return { width, isListed, shown, days, title };
}

/** The days shown, in words, and the way to those before and after. */
function Head({
  titleId,
  title,
  shown,
  words,
  count,
  onMove,
  children,
}: Pick<MonthRailProps, 'words'> & {
  titleId: string;
  title: string;
  shown: RailView;
  count: string;
  onMove: (by: -1 | 1) => void;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.head}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <IconButton size="small" icon={ChevronLeft} label={words.previous[shown]} onPress={() => onMove(-1)} />
      <IconButton size="small" icon={ChevronRight} label={words.next[shown]} onPress={() => onMove(1)} />
      <p className={styles.count}>{count}</p>
      {children}
    </div>
  );
}

function ViewSwitch({ view, words, onViewChange }: Pick<MonthRailProps, 'view' | 'words' | 'onViewChange'>): ReactNode {
  return (
    <ChoiceSwitch
      label={words.views}
      choices={(['week', 'month'] as const).map((id) => ({ id, label: words.view[id] }))}
      value={view}
      onChange={(next) => onViewChange(next === 'week' ? 'week' : 'month')}
    />
  );
}

/**
 * What happens in a month, as bars along its days; a week, or a plain list of days, where there is no room.
 * @since 0.2.0
 */
export function MonthRail({
  label,
  day,
  onDayChange,
  view,
  onViewChange,
  today,
  bars,
  isPending = false,
  onPoint,
  words,
}: MonthRailProps): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const { width, isListed, shown, days, title } = useRoom(frame, view, day);
  const inSight = bars.filter(({ start, end }) => start <= (days.at(-1) ?? '') && end >= (days[0] ?? ''));
  // The list says by itself that it is empty.
  const isTold = isListed && inSight.length === 0;
  const move = (by: -1 | 1) => onDayChange(railMoved(shown, day, by));
  const inside = { titleId, days, today, bars: inSight };
  return (
    <section ref={frame} aria-label={label} className={styles.section}>
      <Head
        {...{ titleId, title, shown, words }}
        count={isPending || isTold ? '' : words.count(inSight.length, shown)}
        onMove={move}
      >
        {width >= LEAST_MONTH && (
          <ViewSwitch
            view={view}
            words={words}
            onViewChange={(next) => {
              setWhole(false);
              onViewChange(next);
            }}
          />
        )}
      </Head>
      {isListed ? (
        <DayList {...inside} empty={isPending ? '' : words.empty[shown]} />
      ) : (
        <Rail
          {...inside}
          view={shown}
          onMove={move}
          isWhole={isWhole}
          onPoint={onPoint}
          more={(count) => words.more(count, shown)}
          onMore={(opened) => {
            setWhole(true);
            if (shown === 'week') return;
            onDayChange(opened);
            onViewChange('week');
          }}
        />
      )}
    </section>
  );
}
