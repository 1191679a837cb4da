import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps {
  /** Names the trail, as a page holds several navigations. */
  label: string;
  /** From the home page down; the last is this page, without address. */
  items: readonly { label: string; href?: string }[];
}

/**
 * Where the page stands in the product, and the way back up.
 * @since 0.1.0
 */
export function Breadcrumbs({ label, items }: BreadcrumbsProps): ReactNode {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {items.map(({ label: words, href }, index) => (
          <li key={words} className={styles.crumb}>
            {index > 0 && <span aria-hidden="true">/</span>}
            {href === undefined ? (
              <span aria-current="page">{words}</span>
            ) : (
              <Link href={href} tone="text" isSmall>
                {words}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
