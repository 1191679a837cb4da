import '../../theme/bootBar.css.ts';
import type { ReactNode } from 'react';

export interface BootBarProps {
  /** What is being started. */
  label: string;
  /** Per cent; the start advances by 33, 66, 100 (specification, section 9). Without it, nobody knows how far it is. */
  value?: number;
}

/** The thin bar at the top of a page that starts, or that is long in coming; the page of the app holds the same element before any script has run. */
export function BootBar({ label, value }: BootBarProps): ReactNode {
  return <progress data-boot-bar max={100} value={value} aria-label={label} />;
}
