import type { ReactNode } from 'react';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import * as styles from './PageHeader.css.ts';

/** The trail needs a name, as a page may hold several navigations. */
type Trail =
  | { breadcrumbs?: undefined; breadcrumbsLabel?: string }
  | {
      /** The pages above, then this one without address; left out on a phone. */
      breadcrumbs: readonly { label: string; href?: string }[];
      breadcrumbsLabel: string;
    };

export type PageHeaderProps = Trail & {
  title: string;
  /** What the page opens, heard before its title: its number and its kind, such as « DA-2026-0033, dossier administratif ». The eye has them around the title. */
  lead?: string | undefined;
  /** Beside the title, such as a number. */
  titleEnd?: ReactNode;
  /** One subtle line of identity. */
  description?: ReactNode;
  /** The page's one action. */
  action?: ReactNode;
};

/**
 * The trail, the page's one title, and its action. The title takes the focus after a navigation.
 * @since 0.1.0
 */
export function PageHeader({
  title,
  lead,
  titleEnd,
  breadcrumbs,
  breadcrumbsLabel,
  description,
  action,
}: PageHeaderProps): ReactNode {
  return (
    <header className={styles.header}>
      {breadcrumbs !== undefined && breadcrumbs.length > 0 && (
        <div className={styles.trail}>
          <Breadcrumbs label={breadcrumbsLabel} items={breadcrumbs} />
        </div>
      )}
      <div className={styles.line}>
        <Heading level={1} tabIndex={-1}>
          {lead && <VisuallyHidden>{`${lead},\u00A0`}</VisuallyHidden>}
          {title}
        </Heading>
        {titleEnd && <span className={styles.end}>{titleEnd}</span>}
        {action}
      </div>
      {description && <div className={styles.description}>{wholeNumbers(description)}</div>}
    </header>
  );
}
