import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import * as styles from './StateList.css.ts';

export interface StateItem {
  key: string;
  title: string;
  /** Where its title leads. */
  href?: string;
  /** What tells it from its namesakes, such as a number. */
  note?: ReactNode;
  /** Its `Badge`. */
  state: ReactNode;
  /** Until when, or since when. */
  date?: ReactNode;
  /** What can be done with it now: one small button or link. */
  action?: ReactNode;
}

/**
 * A few things that one holds, each on a line: its name, its state, its date, and what can be done now.
 * @since 0.2.0
 */
export function StateList({ label, items }: { label: string; items: readonly StateItem[] }): ReactNode {
  return (
    <ul aria-label={label}>
      {items.map(({ key, title, href, note, state, date, action }) => (
        <li key={key} className={styles.row}>
          <div className={styles.words}>
            {href === undefined ? (
              <span className={styles.title}>{wholeNumbers(title)}</span>
            ) : (
              <Link href={href} className={styles.title}>
                {wholeNumbers(title)}
              </Link>
            )}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </div>
          <div>{state}</div>
          <div className={styles.date}>{date}</div>
          <div className={styles.action}>{action}</div>
        </li>
      ))}
    </ul>
  );
}
