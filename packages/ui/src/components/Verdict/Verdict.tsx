import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Comma } from '../../internal/Comma.tsx';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import * as styles from './Verdict.css.ts';

export interface VerdictProps {
  tone: 'success' | 'warning' | 'danger' | 'neutral';
  icon: LucideIcon;
  /** The verdict in one word, such as « Valide »; shown in capitals. */
  word: string;
  /** Who or what it is about, such as the holder: a verdict that is heard alone says nothing. */
  about?: string | undefined;
  /** Until when, since when, such as « jusqu’au 12/06/2028 ». */
  detail?: string | undefined;
  /** What is read out after it when it takes the focus: ids, apart by spaces. */
  describedBy?: string | undefined;
  /** What the verdict rests on, joined under it: the list that was asked, and what it says. */
  below?: { icon: LucideIcon; title: string; detail: string } | undefined;
}

/**
 * The result of a check, readable at arm's length; what it rests on stands under it. It is a title that can take the focus, so that it is the
 * first thing heard of an answer.
 * @since 0.2.0
 */
export function Verdict({ tone, icon: Icon, word, about, detail, describedBy, below }: VerdictProps): ReactNode {
  return (
    <div>
      <div className={styles.verdict({ tone, joined: below !== undefined })}>
        <Icon size={40} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
        <h2
          tabIndex={-1}
          data-verdict=""
          className={styles.words}
          {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
        >
          <span className={styles.word}>
            {word}
            {(about || detail) && <Comma />}
          </span>
          {about && (
            <span className={styles.about}>
              {about}
              {detail && <Comma />}
            </span>
          )}
          {detail && <span className={styles.detail}>{wholeNumbers(detail)}</span>}
        </h2>
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
