import type { ReactNode } from 'react';
import * as styles from './ActionBar.css.ts';

/** What may be done now, always in sight; actions from the least to the most important. */
export function ActionBar({
  status,
  children,
}: {
  /** What became of the draft. */
  status?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.bar}>
      {status}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
