import type { ReactNode } from 'react';
import * as styles from './DataTable.css.ts';

/** A text whose end tells it from others: where a table cuts texts, its beginning is cut and its end stays. */
export const KeptEnd = ({ start, end }: { start: string; end: string }): ReactNode => (
  <span className={styles.keptEnd}>
    <span className={styles.cutStart}>{start}</span>
    {` ${end}`}
  </span>
);
