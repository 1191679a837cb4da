import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import * as styles from './BandLinks.css.ts';

export interface BandLinksProps {
  /** Name of the navigation. */
  label: string;
  items: readonly { href: string; label: string; isCurrent: boolean }[];
}

/**
 * The public pages of a product, on the band of a `GuestShell`; a row of their own where there is no room.
 * @since 0.2.0
 */
export function BandLinks({ label, items }: BandLinksProps): ReactNode {
  return (
    <nav aria-label={label} className={styles.list}>
      {items.map(({ href, label: words, isCurrent }) => (
        <Link key={href} href={href} className={styles.link} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
          {words}
        </Link>
      ))}
    </nav>
  );
}
