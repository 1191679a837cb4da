import { type ReactNode, useId } from 'react';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  label: string;
  /** 0 to 1; undefined while nothing is known. */
  value?: number | undefined;
  /** The figure or the word at the right. */
  valueLabel: string;
}

/**
 * Progress of a piece of work.
 * @since 0.1.0
 */
export function ProgressBar({ label, value, valueLabel }: ProgressBarProps): ReactNode {
  const id = useId();
  const percent = value === undefined ? undefined : Math.round(value * 100);
  return (
    <div>
      <span className={styles.line}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span className={styles.value}>{valueLabel}</span>
      </span>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(percent === undefined ? {} : { 'aria-valuenow': percent })}
        className={styles.track}
      >
        <div className={styles.bar} style={{ inlineSize: `${percent ?? 0}%` }} />
      </div>
    </div>
  );
}
