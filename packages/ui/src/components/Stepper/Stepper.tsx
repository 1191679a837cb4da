import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';

export interface StepperProps {
  /** What the steps lead to; names the list. */
  label: string;
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** Index of the current step; those before it are done. */
  current: number;
  /** Such as « Étape 2 sur 4 »: shown on a phone, where the other steps have no name. */
  positionLabel: string;
  /** Heard after the name of each step that is done, such as « terminée ». */
  doneLabel: string;
}

/**
 * Progress in a task of several pages.
 * @since 0.1.0
 */
export function Stepper({ label, steps, current, positionLabel, doneLabel }: StepperProps): ReactNode {
  const stateOf = (index: number) => {
    if (index === current) return 'current';
    return index < current ? 'done' : 'todo';
  };
  return (
    <div>
      <ol aria-label={label} className={styles.steps}>
        {steps.map((step, index) => {
          const state = stateOf(index);
          return (
            <li
              key={step}
              data-state={state}
              className={styles.step}
              {...(state === 'current' ? { 'aria-current': 'step' } : {})}
            >
              <span className={styles.node} aria-hidden="true">
                {state === 'done' && <Check size={14} strokeWidth={3} />}
              </span>
              <span className={styles.words}>
                {step}
                {state === 'done' && <VisuallyHidden> ({doneLabel})</VisuallyHidden>}
              </span>
            </li>
          );
        })}
      </ol>
      <p className={styles.summary} aria-hidden="true">
        <span className={styles.position}>{positionLabel}</span>
        <span className={styles.current}>{steps[current]}</span>
      </p>
    </div>
  );
}
