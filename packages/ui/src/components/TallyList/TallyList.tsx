import type { ReactNode } from 'react';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import * as styles from './TallyList.css.ts';

/** One count of a `TallyList`. */
export interface Tally {
  key: string;
  term: string;
  /** Such as « 7 sur 8 ». */
  figure: string;
  /** Who or what is meant, beside an exception. */
  names?: string;
}

/**
 * What one is about to send or to sign, counted: a word, its figure, and the exceptions by name.
 * @since 0.3.0
 */
export function TallyList({ items }: { items: readonly Tally[] }): ReactNode {
  return (
    <dl className={styles.list}>
      {items.map(({ key, term, figure, names }) => (
        <div key={key} className={styles.row}>
          <dt>{term}</dt>
          <dd className={styles.value}>
            {names !== undefined && <span className={styles.names}>{wholeNumbers(names)} </span>}
            <span className={styles.figure}>{wholeNumbers(figure)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
