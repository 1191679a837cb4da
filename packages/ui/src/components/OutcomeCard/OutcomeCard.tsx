import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import * as styles from './OutcomeCard.css.ts';

export interface OutcomeCardProps {
  icon: LucideIcon;
  /** What came of the work, such as « 8 certificats délivrés ». */
  title: string;
  /** Of its title, which can then take the focus. */
  id?: string;
  /** One sentence that says more. */
  children?: ReactNode;
  /** What may be done with it, side by side. */
  parts: readonly { title: string; content: ReactNode }[];
}

/**
 * What came of a piece of work that is done, and what may be done with it.
 * @since 0.3.0
 */
export function OutcomeCard({ icon: Icon, title, id, children, parts }: OutcomeCardProps): ReactNode {
  const own = useId();
  return (
    <section aria-labelledby={id ?? own}>
      <div className={styles.band}>
        <Icon size={40} strokeWidth={1.5} aria-hidden="true" className={styles.icon} />
        <div className={styles.words}>
          <h2 className={styles.title} {...(id === undefined ? { id: own } : { id, tabIndex: -1 })}>
            {wholeNumbers(title)}
          </h2>
          {children !== undefined && <p>{wholeNumbers(children)}</p>}
        </div>
      </div>
      <div className={styles.parts}>
        {parts.map((part) => (
          <div key={part.title} className={styles.part}>
            <h3 className={styles.partTitle}>{wholeNumbers(part.title)}</h3>
            {part.content}
          </div>
        ))}
      </div>
    </section>
  );
}
