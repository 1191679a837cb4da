import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Verdict.css.ts';

export interface VerdictProps {
  tone: 'success' | 'warning' | 'danger' | 'neutral';
  icon: LucideIcon;
  /** The verdict in one word, such as « Valide »; shown in capitals. */
  word: string;
  /** Until when, since when, such as « jusqu’au 12/06/2028 ». */
  detail?: string | undefined;
}

/**
 * The result of a check, readable at arm's length; what it rests on stands under it.
 * @since 0.2.0
 */
export function Verdict({ tone, icon: Icon, word, detail }: VerdictProps): ReactNode {
  return (
    <div role="status" className={styles.verdict({ tone })}>
      <Icon size={40} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <p className={styles.words}>
        <strong className={styles.word}>{word}</strong>
        {detail && <span className={styles.detail}>{detail}</span>}
      </p>
    </div>
  );
}
