import type { ReactNode } from 'react';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import * as styles from './DescriptionList.css.ts';

/**
 * Facts, each with its name.
 * @since 0.1.0
 */
export function DescriptionList({ items }: { items: readonly { term: string; description: ReactNode }[] }): ReactNode {
  return (
    <dl className={styles.list}>
      {items.map(({ term, description }) => (
        <div key={term} className={styles.line}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{wholeNumbers(description)}</dd>
        </div>
      ))}
    </dl>
  );
}
