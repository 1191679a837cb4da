import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  title: string;
  /** At the right of the title, such as a number. */
  titleEnd?: ReactNode;
  /** The pages above, then this one without address. */
  breadcrumbs?: readonly { label: string; href?: string }[];
  /** Name of that trail, as one page may hold several. */
  breadcrumbsLabel?: string;
  /** One subtle line of identity. */
  description?: ReactNode;
  /** The page's one action. */
  action?: ReactNode;
}

/** Where one is, the page's one title, and its action. The title takes the focus after a navigation. */
export function PageHeader({
  title,
  titleEnd,
  breadcrumbs = [],
  breadcrumbsLabel,
  description,
  action,
}: PageHeaderProps): ReactNode {
  return (
    <header className={styles.header}>
      {breadcrumbs.length > 0 && (
        <nav aria-label={breadcrumbsLabel} className={styles.trail}>
          <ol className={styles.crumbs}>
            {breadcrumbs.map(({ label, href }, index) => (
              <li key={label} className={styles.crumb}>
                {index > 0 && <span aria-hidden="true">/</span>}
                {href === undefined ? (
                  <span aria-current="page">{label}</span>
                ) : (
                  <Link href={href} tone="text" isSmall>
                    {label}
                  </Link>
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.line}>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        {titleEnd && <span className={styles.end}>{titleEnd}</span>}
        {action}
      </div>
      {description && <div className={styles.description}>{description}</div>}
    </header>
  );
}
