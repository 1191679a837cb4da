import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from './FilterBar.css.ts';

export interface FilterBarProps {
  /** Name of the group, for those who do not see it. */
  label: string;
  clearLabel: string;
  onClear: () => void;
  /** The filters: small fields. */
  children: ReactNode;
}

/** The filters of a list in one row, what clears them last. */
export function FilterBar({ label, clearLabel, onClear, children }: FilterBarProps): ReactNode {
  return (
    <search aria-label={label} className={styles.bar}>
      <div className={styles.filters}>{children}</div>
      <Button variant="quiet" size="small" onPress={onClear}>
        {clearLabel}
      </Button>
    </search>
  );
}
