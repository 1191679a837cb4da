import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import * as styles from './SideNavigation.css.ts';

export interface NavigationItem {
  href: string;
  label: string;
  icon: LucideIcon;
  /** What waits there; nought is not shown. */
  count?: number | undefined;
  isCurrent: boolean;
}

/** The areas of a role. */
export function SideNavigation({ label, items }: { label: string; items: readonly NavigationItem[] }): ReactNode {
  return (
    <nav aria-label={label}>
      <ul>
        {items.map(({ href, label: words, icon: Icon, count, isCurrent }) => (
          <li key={href}>
            <Link href={href} className={styles.item} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
              {words}
              {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
