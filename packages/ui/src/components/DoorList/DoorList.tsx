import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import * as styles from './DoorList.css.ts';

/**
 * Links to go on, each a whole row to press.
 * @since 0.1.0
 */
export function DoorList({
  items,
}: {
  items: readonly { href: string; icon: LucideIcon; title: string; description: string }[];
}): ReactNode {
  return (
    <ul>
      {items.map(({ href, icon: Icon, title, description }) => (
        <li key={href}>
          <Link href={href} className={styles.door}>
            <Icon size={24} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
            <span>
              {/* The space is kept, and heard. */}
              <span className={styles.title}>{`${title} `}</span>
              <span className={styles.description}>{description}</span>
            </span>
            <ChevronRight size={20} aria-hidden="true" className={styles.chevron} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
