import type { ReactNode } from 'react';
import { Gap } from '../../internal/Gap.tsx';
import { UrgencyIcon, type UrgencyTone } from '../../internal/urgency.tsx';
import { Identifier } from '../Identifier/Identifier.tsx';
import * as styles from './Deadline.css.ts';

export interface DeadlineProps {
  /** Late, a loss near, near, of the month, or later. */
  state: UrgencyTone;
  /** The day, as shown. */
  date: string;
  /** Such as « dans 6 j ». */
  words: string;
  /** Elapsed share of the time, 0 to 1. */
  ratio: number;
}

/**
 * A due date: elapsed time, day, and words that tell the state besides its colour and icon.
 * @since 0.1.0
 */
export function Deadline({ state, date, words, ratio }: DeadlineProps): ReactNode {
  return (
    <span data-state={state} className={styles.deadline}>
      <span className={styles.gauge} aria-hidden="true">
        <span className={styles.run} style={{ inlineSize: `${Math.round(ratio * 100)}%` }} />
      </span>
      <Identifier>{date}</Identifier>
      <Gap />
      <UrgencyIcon tone={state} />
      {words}
    </span>
  );
}
