import { FlaskConical, TriangleAlert, UserRoundCog, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import * as styles from './Banner.css.ts';

export interface BannerProps {
  /** `impersonation`: one acts as another person; `offline`: the server is out of reach; `environment`: not the real service; `arret`: a stop is announced or holds, which the screen says aloud. */
  tone: 'impersonation' | 'offline' | 'environment' | 'arret';
  /** One line, its important words in `strong`. */
  children: ReactNode;
  /** A small button or link, such as the one to leave. */
  action?: ReactNode;
}

const ICONS = { impersonation: UserRoundCog, offline: WifiOff, environment: FlaskConical, arret: TriangleAlert };

/**
 * What is true of every page for as long as it lasts, above the header (R38).
 * @since 0.1.0
 */
export function Banner({ tone, children, action }: BannerProps): ReactNode {
  const Icon = ICONS[tone];
  return (
    <div className={styles.line}>
      <div className={styles.banner({ tone })}>
        <span className={styles.words} {...(tone === 'offline' ? { role: 'status' } : {})}>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
          <span>{wholeNumbers(children)}</span>
        </span>
        {action}
      </div>
    </div>
  );
}
