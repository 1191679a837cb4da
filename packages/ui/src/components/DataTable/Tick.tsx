import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import * as styles from './DataTable.css.ts';

export interface TickProps {
  label: string;
  /** @default false */
  isLabelVisible?: boolean;
  state: 'none' | 'some' | 'all';
  onToggle: (event: MouseEvent) => void;
  box?: RefObject<HTMLInputElement | null>;
  /** Why it cannot be chosen, in its name; it still takes the focus, so that the reason is read. */
  refusal?: string | undefined;
}

/** The box of a row, or of all rows: the browser's own, cheap even a hundred times. */
export function Tick({ label, isLabelVisible = false, state, onToggle, box, refusal }: TickProps): ReactNode {
  const own = useRef<HTMLInputElement>(null);
  const input = box ?? own;
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = state === 'some';
  }, [input, state]);
  return (
    <label className={isLabelVisible ? styles.tickLine : styles.tickArea} title={refusal}>
      <input
        ref={input}
        type="checkbox"
        aria-label={isLabelVisible ? undefined : [label, refusal].filter(Boolean).join('. ')}
        aria-disabled={refusal !== undefined || undefined}
        className={styles.tick}
        checked={state === 'all'}
        // The click event, not the change event, tells whether Shift was held.
        onClick={refusal === undefined ? onToggle : (event) => event.preventDefault()}
        onChange={() => undefined}
      />
      {isLabelVisible && label}
    </label>
  );
}
