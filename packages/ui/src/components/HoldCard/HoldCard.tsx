import { Hourglass, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { UrgencyIcon, type UrgencyTone } from '../../internal/urgency.tsx';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './HoldCard.css.ts';

export interface HoldCardProps {
  /** Whose it is and since when. */
  title: string;
  /** By when it is wanted, and how pressing that is. */
  due?: { label: string; date: string; words: string; tone: UrgencyTone } | undefined;
  /** What is known of their work, in a sentence or two. */
  children?: ReactNode;
  /** What was done to move it, and what comes. */
  facts?: readonly { key: string; icon: LucideIcon; words: string }[];
  /** The act that moves it, then one that takes it back. */
  actions?: ReactNode;
}

/**
 * What is at somebody else's: since when, by when, what is known of it, and what one can do meanwhile.
 * @since 0.3.0
 */
export function HoldCard({ title, due, children, facts = [], actions }: HoldCardProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.card}>
      <span className={styles.disc} aria-hidden="true">
        <Hourglass size={20} strokeWidth={1.75} />
      </span>
      <div className={styles.words}>
        <Heading level={2} look="h3" id={id}>
          {title}
        </Heading>
        {due !== undefined && (
          <p>
            {wholeNumbers(`${due.label} ${due.date}, `)}
            <span data-tone={due.tone} className={styles.left}>
              <UrgencyIcon tone={due.tone} />
              {due.words}
            </span>
            .
          </p>
        )}
        {children}
        {facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map(({ key, icon: Icon, words }) => (
              <li key={key} className={styles.fact}>
                <Icon size={16} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
                <span>{wholeNumbers(words)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
