import type { ReactNode } from 'react';
import { useHeightProperty } from '../../internal/useHeightProperty.ts';
import * as styles from './ActionBar.css.ts';

/**
 * What may be done now, always in sight; actions from the least to the most important.
 * @since 0.1.0
 */
export function ActionBar({
  status,
  children,
}: {
  /** State of the draft, or why an action is missing. */
  status?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <div ref={useHeightProperty('--habilis-bottom-bar-height')} className={styles.bar}>
      {status}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
