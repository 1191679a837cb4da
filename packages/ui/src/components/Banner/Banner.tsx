import { FlaskConical, UserRoundCog, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Banner.css.ts';

export interface BannerProps {
  /** `impersonation`: under whose name one works; `offline`: nothing reaches the server; `environment`: this is no real service. */
  tone: 'impersonation' | 'offline' | 'environment';
  /** One line, its important words in `strong`. */
  children: ReactNode;
  /** A small button or link, such as the one that leaves. */
  action?: ReactNode;
}

const ICONS = { impersonation: UserRoundCog, offline: WifiOff, environment: FlaskConical };

/** What is true of every page for as long as it lasts, above the header (specification, section 2). */
export function Banner({ tone, children, action }: BannerProps): ReactNode {
  const Icon = ICONS[tone];
  return (
    <div className={styles.line}>
      <div className={styles.banner({ tone })}>
        <span className={styles.words} {...(tone === 'offline' ? { role: 'status' } : {})}>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
          <span>{children}</span>
        </span>
        {action}
      </div>
    </div>
  );
}
