import '../../theme/bootBar.css.ts';
import type { ReactNode } from 'react';

export interface BootBarProps {
  /** What is being started. */
  label: string;
  /** Per cent; the start goes through 33, 66, 100 (K13). Without it the progress is unknown. */
  value?: number;
}

/**
 * The thin bar at the top of a page that starts or loads slowly; the app's HTML holds the same element before any script runs.
 * @since 0.1.0
 */
export function BootBar({ label, value }: BootBarProps): ReactNode {
  return <progress data-boot-bar max={100} value={value} aria-label={label} />;
}
