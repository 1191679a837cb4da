import type { ReactNode } from 'react';
import { UrgencyIcon, type UrgencyTone } from '../../internal/urgency.tsx';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import * as styles from './NextStepBlock.css.ts';

export interface NextStepBlockProps {
  /** Names the block, such as « Ce que vous devez faire ». */
  kicker: string;
  /** The thing to do, in the infinitive. */
  title: string;
  /** Why, in two lines. */
  children: ReactNode;
  /** By when, if there is a day, and how pressing it is. */
  due?: { label: string; date: string; words: string; tone?: UrgencyTone } | undefined;
  /** What comes after it, such as « Puis : vérifier une session, dans 11 jours ». */
  next?: string | undefined;
  action: { href: string; label: string };
}

/**
 * The one thing to do next: the page's only solid block.
 * @since 0.1.0
 */
export function NextStepBlock({ kicker, title, children, due, next, action }: NextStepBlockProps): ReactNode {
  return (
    <section aria-label={kicker} className={styles.block}>
      <div>
        <p className={styles.kicker}>{kicker}</p>
        <h2 className={styles.title}>{wholeNumbers(title)}</h2>
        <p className={styles.why}>{wholeNumbers(children)}</p>
        {next !== undefined && <p className={styles.next}>{wholeNumbers(next)}</p>}
      </div>
      <div className={styles.due}>
        {due && (
          <>
            <span className={styles.kicker}>{due.label}</span>
            <span className={styles.date}>{due.date}</span>
            <span data-tone={due.tone} className={styles.left}>
              {due.tone !== undefined && <UrgencyIcon tone={due.tone} />}
              {due.words}
            </span>
          </>
        )}
        <span className={styles.action}>
          <LinkButton href={action.href} variant="onBlock">
            {action.label}
          </LinkButton>
        </span>
      </div>
    </section>
  );
}
