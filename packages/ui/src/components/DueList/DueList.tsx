import { Hourglass, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Comma } from '../../internal/Comma.tsx';
import { UrgencyIcon, type UrgencyTone } from '../../internal/urgency.tsx';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import { Identifier } from '../Identifier/Identifier.tsx';
import * as styles from './DueList.css.ts';

export interface DueItem {
  key: string;
  /** How pressing it is; what is late or lost has its icon and colour, and words that say so. */
  tone: UrgencyTone;
  /** Such as « dans 6 jours », « en retard de 3 jours ». */
  when: string;
  /** Its day, as shown. */
  date: string;
  title: string;
  href: string;
  /** What tells it from its namesakes. */
  description?: ReactNode;
  /** Whose move it is: the reader's, or somebody else's; without it, nobody's. */
  whose?: { isReader: boolean; words: string } | undefined;
  /** One small button or link: what can be done now. */
  action?: ReactNode;
}

function Whose({ whose }: Pick<DueItem, 'whose'>): ReactNode {
  if (whose === undefined) return null;
  const { isReader, words } = whose;
  const Icon = isReader ? UserRound : Hourglass;
  return (
    <span data-reader={isReader || undefined} className={styles.whose}>
      <Icon size={16} aria-hidden="true" className={styles.icon} />
      {words}
    </span>
  );
}

/**
 * What comes, one thing a row: when, what, whose move, and what can be done. The nearest stands first, whatever its kind.
 * @since 0.3.0
 */
export function DueList({ label, items }: { label: string; items: readonly DueItem[] }): ReactNode {
  return (
    <ul aria-label={label}>
      {items.map(({ key, tone, when, date, title, href, description, whose, action }) => (
        <li key={key} className={styles.row}>
          <div className={styles.when}>
            <span data-tone={tone} className={styles.words}>
              <UrgencyIcon tone={tone} />
              {when}
            </span>
            <Comma />
            <span className={styles.date}>
              <Identifier>{date}</Identifier>
            </span>
          </div>
          <div className={styles.what}>
            <Link href={href} className={styles.title}>
              {wholeNumbers(title)}
            </Link>
            {description !== undefined && <div className={styles.description}>{wholeNumbers(description)}</div>}
          </div>
          <div>
            <Whose whose={whose} />
          </div>
          <div className={styles.action}>{action}</div>
        </li>
      ))}
    </ul>
  );
}
