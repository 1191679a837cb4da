import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import * as styles from './DoorList.css.ts';

/** Where it leads, or what it opens on the page itself. */
type Way = { href: string; onPress?: never } | { href?: never; onPress: () => void };

export type Door = Way & { icon: LucideIcon; title: string; description: string };

function Words({ icon: Icon, title, description }: Pick<Door, 'icon' | 'title' | 'description'>): ReactNode {
  return (
    <>
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <span>
        {/* The space is kept, and heard. */}
        <span className={styles.title}>{`${title} `}</span>
        <span className={styles.description}>{description}</span>
      </span>
      <ChevronRight size={20} aria-hidden="true" className={styles.chevron} />
    </>
  );
}

/**
 * Ways to go on, each a whole row to press: a link, or a button where it opens a dialog.
 * @since 0.1.0
 */
export function DoorList({ items }: { items: readonly Door[] }): ReactNode {
  return (
    <ul>
      {items.map(({ href, onPress, ...words }) => (
        <li key={href ?? words.title}>
          {href === undefined ? (
            <Button className={styles.door} onPress={onPress}>
              <Words {...words} />
            </Button>
          ) : (
            <Link href={href} className={styles.door}>
              <Words {...words} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
