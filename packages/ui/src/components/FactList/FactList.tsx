import type { ReactNode } from 'react';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import * as styles from './FactList.css.ts';

/** One fact of a `FactList`. */
export interface Fact {
  key: string;
  term: string;
  value: ReactNode;
  /** What can be done with it, shown on hover and on focus. */
  action?: ReactNode;
  /** What is said of it, under its value. */
  below?: ReactNode;
  /** What is being done with it, opened under it: the fact is then marked. */
  opened?: ReactNode;
}

/**
 * Facts to read one by one and to work on: each with its name, its value, and what can be done with it.
 * @since 0.2.0
 */
export function FactList({ facts }: { facts: readonly Fact[] }): ReactNode {
  return (
    <dl className={styles.list}>
      {facts.map(({ key, term, value, action, below, opened }) => (
        <div
          key={key}
          className={styles.row}
          data-fact={key}
          {...(opened === undefined ? {} : { 'data-selected': '' })}
        >
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{wholeNumbers(value)}</dd>
          {action !== undefined && <dd className={styles.action}>{action}</dd>}
          {below !== undefined && <dd className={styles.below}>{wholeNumbers(below)}</dd>}
          {opened !== undefined && <dd className={styles.opened}>{opened}</dd>}
        </div>
      ))}
    </dl>
  );
}
