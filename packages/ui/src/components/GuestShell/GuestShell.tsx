import type { ReactNode } from 'react';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import * as styles from './GuestShell.css.ts';

/** What stands on the band, and above it. */
export interface BandParts {
  /** The wordmark, on the band. */
  brand: ReactNode;
  /** One line under the wordmark, on the sign-in page. */
  tagline?: string;
  /** Beside the wordmark on the band: `BandLinks` to the public pages, the link to the sign-in page. */
  bandEnd?: ReactNode;
  /** What must be known on every page, such as in whose name one works: above the band, which it pushes down. */
  banner?: ReactNode;
}

export interface GuestShellProps extends BandParts {
  footer: ReactNode;
  /** Text of the link that skips to the content. */
  skipLinkLabel: string;
  /** `list`: room for a list and what narrows it. @default 'reading' */
  width?: 'signIn' | 'reading' | 'list';
  /** May come late: beside the column from 75rem, so that nothing moves; not shown below. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * A page for those who are not signed in: a band, one column, a footer.
 * @since 0.1.0
 */
export function GuestShell({
  brand,
  tagline,
  bandEnd,
  footer,
  banner,
  skipLinkLabel,
  width = 'reading',
  aside,
  children,
}: GuestShellProps): ReactNode {
  return (
    <div className={styles.page}>
      <SkipLink targetId="contenu">{skipLinkLabel}</SkipLink>
      {banner && <div className={styles.banner}>{banner}</div>}
      <header className={styles.band}>
        <div className={`${styles.column({ width })} ${tagline === undefined ? styles.brandSmall : styles.brand}`}>
          {brand}
          {tagline && <p>{tagline}</p>}
          {bandEnd}
        </div>
      </header>
      <main
        id="contenu"
        tabIndex={-1}
        className={aside === undefined ? styles.main : `${styles.main} ${styles.withAside}`}
      >
        <div className={styles.column({ width })}>{children}</div>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </main>
      <footer className={styles.footer}>{footer}</footer>
    </div>
  );
}
