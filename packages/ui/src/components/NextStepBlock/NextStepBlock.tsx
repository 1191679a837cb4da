import type { ReactNode } from 'react';
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
  /** By when, if there is a day. */
  due?: { label: string; date: string; words: string } | undefined;
  action: { href: string; label: string };
}

/**
 * The one thing to do next: the page's only solid block.
 * @since 0.1.0
 */
export function NextStepBlock({ kicker, title, children, due, action }: NextStepBlockProps): ReactNode {
  return (
    <section aria-label={kicker} className={styles.block}>
      <div>
        <p className={styles.kicker}>{kicker}</p>
        <h2 className={styles.title}>{wholeNumbers(title)}</h2>
        <p className={styles.why}>{wholeNumbers(children)}</p>
      </div>
      <div className={styles.due}>
        {due && (
          <>
            <span className={styles.kicker}>{due.label}</span>
            <span className={styles.date}>{due.date}</span>
            <span className={styles.kicker}>{due.words}</span>
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
