import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { bar } from './FilterBar.css.ts';

/** The filters of a list in one row, what clears them last. */
export function FilterBar({
  label,
  clearLabel,
  onClear,
  children,
}: {
  label: string;
  clearLabel: string;
  onClear: () => void;
  children: ReactNode;
}): ReactNode {
  return (
    <search aria-label={label} className={bar}>
      {children}
      <Button variant="quiet" size="small" onPress={onClear}>
        {clearLabel}
      </Button>
    </search>
  );
}
