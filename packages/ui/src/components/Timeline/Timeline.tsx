import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { button } from '../Button/Button.css.ts';
import { Identifier } from '../Identifier/Identifier.tsx';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import * as styles from './Timeline.css.ts';

export interface TimelineItem {
  key: string;
  /** The day, shown once above all that happened on it. */
  day?: string;
  /** Day and time, as shown; the time alone when the day stands above. */
  date: string;
  title: string;
  actor?: string | undefined;
  comment?: string | undefined;
  /** The step or the holder changed. */
  isMajor: boolean;
}

/** A long history: its first items are shown, the others on demand. */
export interface TimelineFold {
  /** How many items show at first. */
  shown: number;
  /** Such as « Voir les 12 faits plus anciens ». */
  moreLabel: (hidden: number) => string;
  lessLabel: string;
}

export interface TimelineProps {
  label: string;
  /** Newest first. */
  items: readonly TimelineItem[];
  fold?: TimelineFold;
}

function Item({ date, title, actor, comment, isMajor }: TimelineItem): ReactNode {
  return (
    <li className={styles.item}>
      <span className={styles.node} data-major={isMajor || undefined} aria-hidden="true" />
      <p className={styles.date}>
        <Identifier>{date}</Identifier>
      </p>
      <p className={styles.title}>{wholeNumbers(title)}</p>
      {actor && <p className={styles.date}>{actor}</p>}
      {comment && <p className={styles.comment}>{wholeNumbers(comment)}</p>}
    </li>
  );
}

/** Groups consecutive items of the same day; items without a day stay alone. */
function byDay(items: readonly TimelineItem[]): { day: string | undefined; items: TimelineItem[] }[] {
  const days: { day: string | undefined; items: TimelineItem[] }[] = [];
  for (const item of items) {
    const last = days.at(-1);
    if (last !== undefined && last.day === item.day) last.items.push(item);
    else days.push({ day: item.day, items: [item] });
  }
  return days;
}

/**
 * What happened, newest first; grouped by day when days are given, the oldest on demand.
 * @since 0.1.0
 */
export function Timeline({ label, items, fold }: TimelineProps): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const isFolded = fold !== undefined && items.length > fold.shown;
  const shown = isFolded && !isWhole ? items.slice(0, fold.shown) : items;
  const days = byDay(shown);
  const Chevron = isWhole ? ChevronUp : ChevronDown;
  return (
    <div>
      <div id={id}>
        {days.map(({ day, items: ofDay }) => (
          <div key={ofDay[0]?.key}>
            {day && <p className={styles.day}>{day}</p>}
            <ol aria-label={day === undefined ? label : `${label}, ${day}`}>
              {ofDay.map((item) => (
                <Item {...item} key={item.key} />
              ))}
            </ol>
          </div>
        ))}
      </div>
      {isFolded && (
        <Button
          aria-expanded={isWhole}
          aria-controls={id}
          className={button({ variant: 'quiet', size: 'small' })}
          onPress={() => setWhole(!isWhole)}
        >
          <Chevron size={16} strokeWidth={2} aria-hidden="true" />
          {isWhole ? fold.lessLabel : fold.moreLabel(items.length - fold.shown)}
        </Button>
      )}
    </div>
  );
}
