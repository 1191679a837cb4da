import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { badge } from './Badge.css.ts';

export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

/**
 * A state: an icon, a word and a tint, never the tint alone.
 * @since 0.1.0
 */
export function Badge({
  tone,
  icon: Icon,
  children,
}: {
  tone: Tone;
  icon: LucideIcon;
  children: ReactNode;
}): ReactNode {
  return (
    <span className={badge({ tone })}>
      <Icon size={16} aria-hidden="true" />
      {children}
    </span>
  );
}
