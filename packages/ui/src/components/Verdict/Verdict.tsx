import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import * as styles from './Verdict.css.ts';

export interface VerdictProps {
  tone: 'success' | 'warning' | 'danger' | 'neutral';
  icon: LucideIcon;
  /** The verdict in one word, such as « Valide »; shown in capitals. */
  word: string;
  /** Until when, since when, such as « jusqu’au 12/06/2028 ». */
  detail?: string | undefined;
  /** What the verdict rests on, joined under it: the list that was asked, and what it says. */
  below?: { icon: LucideIcon; title: string; detail: string } | undefined;
}

/**
 * The result of a check, readable at arm's length; what it rests on stands under it.
 * @since 0.2.0
 */
export function Verdict({ tone, icon: Icon, word, detail, below }: VerdictProps): ReactNode {
  return (
    <div role="status">
      <div className={styles.verdict({ tone, joined: below !== undefined })}>
        <Icon size={40} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
        <p className={styles.words}>
          <strong className={styles.word}>{word}</strong>
          {detail && <span className={styles.detail}>{wholeNumbers(detail)}</span>}
        </p>
      </div>
      {below && (
        <div className={styles.below}>
          <below.icon size={24} strokeWidth={1.75} aria-hidden="true" className={styles.belowIcon} />
          <p className={styles.belowWords}>
            <strong>{below.title}</strong>
            <span>{wholeNumbers(below.detail)}</span>
          </p>
        </div>
      )}
    </div>
  );
}
