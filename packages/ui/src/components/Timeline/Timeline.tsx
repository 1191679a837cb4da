import type { ReactNode } from 'react';
import { Identifier } from '../Identifier/Identifier.tsx';
import * as styles from './Timeline.css.ts';

export interface TimelineItem {
  key: string;
  /** Day and time, as shown. */
  date: string;
  title: string;
  actor?: string | undefined;
  comment?: string | undefined;
  /** The step or the holder changed. */
  isMajor: boolean;
}

/** What happened, newest first. */
export function Timeline({ label, items }: { label: string; items: readonly TimelineItem[] }): ReactNode {
  return (
    <ol aria-label={label}>
      {items.map(({ key, date, title, actor, comment, isMajor }) => (
        <li key={key} className={styles.item}>
          <span className={styles.node} data-major={isMajor || undefined} aria-hidden="true" />
          <p className={styles.date}>
            <Identifier>{date}</Identifier>
          </p>
          <p className={styles.title}>{title}</p>
          {actor && <p className={styles.date}>{actor}</p>}
          {comment && <p className={styles.comment}>{comment}</p>}
        </li>
      ))}
    </ol>
  );
}
