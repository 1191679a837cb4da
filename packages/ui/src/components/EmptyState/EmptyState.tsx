import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './EmptyState.css.ts';

/**
 * Why there is nothing to see, and what to do.
 * @since 0.1.0
 */
export function EmptyState({
  icon: Icon,
  title,
  description,
  action,
}: {
  icon: LucideIcon;
  title: string;
  description: string;
  action?: ReactNode;
}): ReactNode {
  return (
    <div className={styles.empty}>
      <Icon size={28} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <Heading level={2} look="h3">
        {title}
      </Heading>
      <Text tone="subtle">{description}</Text>
      {action}
    </div>
  );
}
