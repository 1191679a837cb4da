import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import * as styles from './ItemList.css.ts';

export interface Item {
  key: string;
  icon?: LucideIcon;
  /** What its icon says, such as « Sessions »: heard before the title of a list of several kinds. */
  kind?: string;
  title: string;
  /** Where its title leads; without it there is nothing to open. */
  href?: string;
  description?: ReactNode;
  /** What helps to choose: a due date, a state. Under the words where it does not fit beside them. */
  end?: ReactNode;
  /** One `IconButton`, for an action on the item without opening it. */
  action?: ReactNode;
}

export interface ItemListProps {
  label: string;
  items: readonly Item[];
  /** With an id, the list takes the focus of an item that disappears. */
  id?: string;
}

/**
 * Things to do or to know, each on a line of its own: its title opens it.
 * @since 0.2.0
 */
export function ItemList({ label, items, id }: ItemListProps): ReactNode {
  return (
    <ul aria-label={label} className={styles.list} {...(id === undefined ? {} : { id, tabIndex: -1 })}>
      {items.map(({ key, icon: Icon, kind, title, href, description, end, action }) => (
        <li key={key} className={styles.item}>
          {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />}
          <div className={styles.line}>
            <div className={styles.words}>
              {href === undefined ? (
                <span className={styles.title}>{wholeNumbers(title)}</span>
              ) : (
                <Link
                  href={href}
                  className={styles.title}
                  {...(kind === undefined ? {} : { 'aria-label': `${kind}\u00a0: ${title}` })}
                >
                  {wholeNumbers(title)}
                </Link>
              )}
              {description !== undefined && <div className={styles.description}>{wholeNumbers(description)}</div>}
            </div>
            {end !== undefined && <div className={styles.end}>{end}</div>}
          </div>
          {action}
        </li>
      ))}
    </ul>
  );
}
