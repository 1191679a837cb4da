import type { ReactNode } from 'react';
import { useHeightProperty } from '../../internal/useHeightProperty.ts';
import { BarStatus, type StatusWords } from './BarStatus.tsx';
import * as styles from './ActionBar.css.ts';

/**
 * What may be done now, always in sight; actions from the least to the most important.
 * @since 0.1.0
 */
export function ActionBar({
  status,
  statusWords,
  children,
}: {
  /** State of the draft, or why an action is missing. */
  status?: ReactNode;
  /** On a phone the status is one line, and read whole when asked with these words; without them it is whole. */
  statusWords?: StatusWords | undefined;
  children: ReactNode;
}): ReactNode {
  const isShown = status !== undefined && status !== null && status !== false;
  return (
    <div ref={useHeightProperty('--habilis-bottom-bar-height')} className={styles.bar}>
      {isShown && (statusWords === undefined ? status : <BarStatus words={statusWords}>{status}</BarStatus>)}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
