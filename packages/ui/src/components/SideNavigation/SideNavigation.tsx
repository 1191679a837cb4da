import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Gap } from '../../internal/Gap.tsx';
import { Divider } from '../Divider/Divider.tsx';
import * as styles from './SideNavigation.css.ts';

export interface NavigationItem {
  href: string;
  label: string;
  icon: LucideIcon;
  /** How many items wait there; 0 is not shown. */
  count?: number | undefined;
  isCurrent: boolean;
}

export interface SideNavigationProps {
  /** Names the navigation, as a page holds several. */
  label: string;
  items: readonly NavigationItem[];
  /** Help entries, after a hairline. */
  helpItems?: readonly NavigationItem[];
}

function Items({ items }: { items: readonly NavigationItem[] }): ReactNode {
  return (
    <ul>
      {items.map(({ href, label, icon: Icon, count, isCurrent }) => (
        <li key={href}>
          <Link href={href} className={styles.item} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            <span className={styles.words}>{label}</span>
            {count !== undefined && count > 0 && (
              <>
                <Gap />
                <span className={styles.count}>{count}</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * The navigation between the areas of a role.
 * @since 0.1.0
 */
export function SideNavigation({ label, items, helpItems = [] }: SideNavigationProps): ReactNode {
  return (
    <nav aria-label={label}>
      <Items items={items} />
      {helpItems.length > 0 && (
        <>
          <div className={styles.line}>
            <Divider />
          </div>
          <Items items={helpItems} />
        </>
      )}
    </nav>
  );
}
