import { CircleAlert, ClockAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Gap } from '../../internal/Gap.tsx';
import { Identifier } from '../Identifier/Identifier.tsx';
import * as styles from './Deadline.css.ts';

export interface DeadlineProps {
  state: 'ok' | 'soon' | 'late';
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
      {state === 'soon' && <ClockAlert size={16} aria-hidden="true" />}
      {state === 'late' && <CircleAlert size={16} aria-hidden="true" />}
      {words}
    </span>
  );
}
