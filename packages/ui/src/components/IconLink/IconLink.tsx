import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { button } from '../Button/Button.css.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './IconLink.css.ts';

/** More than these are only many. */
const SHOWN_AT_MOST = 99;

export interface IconLinkProps {
  href: string;
  icon: LucideIcon;
  /** Its name, the count said in words; also shown when the pointer rests on it or the keyboard comes to it. */
  label: string;
  /** How many wait there; nothing is shown for none. @default 0 */
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

/** A way to what waits, shown by its icon and how many there are. */
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
