import { CircleAlert, ClockAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** How pressing a day is: late, a loss within two weeks, within a week, within thirty days, later or nothing to do. */
export type UrgencyTone = 'late' | 'loss' | 'soon' | 'month' | 'later';

/** The icon of what presses; the words beside it say the same. */
export function UrgencyIcon({ tone, size = 16 }: { tone: UrgencyTone; size?: number }): ReactNode {
  if (tone === 'late' || tone === 'loss') return <CircleAlert size={size} aria-hidden="true" />;
  return tone === 'soon' && <ClockAlert size={size} aria-hidden="true" />;
}
