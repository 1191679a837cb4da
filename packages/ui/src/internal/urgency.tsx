import { CircleAlert, ClockAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** How pressing a day is: late, a loss within two weeks, within a week, within thirty days, later or nothing to do. */
export type UrgencyTone = 'late' | 'loss' | 'soon' | 'month' | 'later';

/** Whether a day presses, and so bears an icon. */
export const isPressing = (tone: UrgencyTone): boolean => tone !== 'month' && tone !== 'later';

/** The icon of what presses; the words beside it say the same. */
export function UrgencyIcon({ tone, size = 16 }: { tone: UrgencyTone; size?: number }): ReactNode {
  if (!isPressing(tone)) return null;
  const Icon = tone === 'soon' ? ClockAlert : CircleAlert;
  return <Icon size={size} aria-hidden="true" />;
}
