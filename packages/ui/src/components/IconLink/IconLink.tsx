import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { button } from '../Button/Button.css.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './IconLink.css.ts';

/** Higher counts show as « 99+ ». */
const SHOWN_AT_MOST = 99;

export interface IconLinkProps {
  href: string;
  icon: LucideIcon;
  /** Its name, with the count in words; also shown on hover and on keyboard focus. */
  label: string;
  /** How many items wait there; 0 shows nothing. @default 0 */
  count?: number | undefined;
}

// The words shown are the name: as a description too they would be heard twice.
const withoutDescription: NonNullable<LinkProps['render']> = ({ children, ...props }) =>
  'href' in props ? (
    <a {...props} aria-describedby={undefined}>
      {children}
    </a>
  ) : (
    <span {...props}>{children}</span>
  );

/**
 * A link to what waits, shown as an icon and a count.
 * @since 0.2.0
 */
export function IconLink({ href, icon: Icon, label, count = 0 }: IconLinkProps): ReactNode {
  return (
    <span className={styles.holder}>
      <Tooltip words={label} placement="bottom">
        <Link
          href={href}
          aria-label={label}
          className={button({ variant: 'quiet', icon: true })}
          render={withoutDescription}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      </Tooltip>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > SHOWN_AT_MOST ? `${SHOWN_AT_MOST}+` : count}
        </span>
      )}
    </span>
  );
}
