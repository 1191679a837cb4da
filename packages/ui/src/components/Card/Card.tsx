import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import * as styles from './Card.css.ts';

export interface CardProps {
  /** The object's name; names the link. */
  title: string;
  /** Where the whole card leads. */
  href: string;
  /** Level of the title in the page's outline. @default 3 */
  level?: 2 | 3 | 4;
  /** At the right of the title, such as a state or a date. */
  end?: ReactNode;
  /** Buttons for the object; pressing them does not follow the card's link. */
  actions?: ReactNode;
  children?: ReactNode;
}

/**
 * An object to open: its whole surface can be pressed.
 * @since 0.1.0
 */
export function Card({ title, href, level = 3, end, actions, children }: CardProps): ReactNode {
  const Title = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Title className={styles.title}>
          <Link href={href} className={styles.link}>
            {wholeNumbers(title)}
          </Link>
        </Title>
        {end && <span className={styles.end}>{end}</span>}
      </div>
      {children}
      {actions && <div className={styles.foot}>{actions}</div>}
    </article>
  );
}
