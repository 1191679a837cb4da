import { Check, X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import * as styles from './MilestoneTrack.css.ts';

/** What a step shows, in any state. */
export interface StepFacts {
  key: string;
  label: string;
  /** One plain sentence, for those who do not know the procedure. */
  sentence?: string | undefined;
  /** Who holds it, since when, due when. */
  facts?: readonly { label: string; value: ReactNode }[];
}

/** A finished step also says in words how it ended, for those who do not see its mark. */
export type MilestoneStep = StepFacts &
  ({ state: 'done' | 'stopped'; stateLabel: string } | { state: 'current' | 'todo'; stateLabel?: never });

/**
 * Progress of a request: a rail with nodes, the current step a gauge of its own time.
 * @since 0.1.0
 */
export function MilestoneTrack({
  label,
  steps,
  ratio,
  isCompact = false,
}: {
  label: string;
  steps: readonly MilestoneStep[];
  /** Elapsed share of the current step's time, 0 to 1; once overdue the rail is full. */
  ratio: number;
  /** One line at every width: the names alone, on a phone only that of the current step. @default false */
  isCompact?: boolean;
}): ReactNode {
  const run = `${Math.min(ratio, 1) * 100}%`;
  return (
    <ol aria-label={label} className={isCompact ? styles.compact : styles.track}>
      {steps.map(({ key, label: words, state, stateLabel, sentence, facts = [] }) => (
        <li
          key={key}
          data-state={state}
          className={isCompact ? styles.compactStep : styles.step}
          {...(state === 'current' ? { 'aria-current': 'step' } : {})}
        >
          <span className={isCompact ? styles.compactRail : styles.rail} aria-hidden="true">
            {state === 'current' && ratio > 0 && !isCompact && (
              <span className={styles.gauge} style={{ '--run': run } as CSSProperties} />
            )}
          </span>
          <span className={isCompact ? styles.compactNode : styles.node} aria-hidden="true">
            {state === 'done' && <Check size={14} strokeWidth={3} />}
            {state === 'stopped' && <X size={14} strokeWidth={3} />}
          </span>
          <p className={isCompact ? styles.compactLabel : styles.label}>
            {words}
            {stateLabel && <VisuallyHidden isAside>{stateLabel}</VisuallyHidden>}
          </p>
          {sentence && !isCompact && <p className={styles.sentence}>{wholeNumbers(sentence)}</p>}
          {facts.length > 0 && !isCompact && (
            <dl className={styles.facts}>
              {facts.map((fact) => (
                <div key={fact.label}>
                  <dt className={styles.term}>{fact.label}</dt>
                  <dd className={styles.value}>{wholeNumbers(fact.value)}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ol>
  );
}
