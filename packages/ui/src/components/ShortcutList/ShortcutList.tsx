import { Fragment, type ReactNode } from 'react';
import { kbd } from '../../internal/kbd.css.ts';
import * as facts from '../DescriptionList/DescriptionList.css.ts';
import * as styles from './ShortcutList.css.ts';

export interface ShortcutListProps {
  /** What each does, and the keys that do it: one of several, each alone or keys pressed together. */
  items: readonly { effect: string; keys: readonly (readonly string[])[] }[];
  /** Stands between keys of which either does it, such as « ou ». */
  or: string;
}

/**
 * The keys of a page, drawn as keys, and what each does.
 * @since 0.2.0
 */
export function ShortcutList({ items, or }: ShortcutListProps): ReactNode {
  return (
    <dl className={styles.list}>
      {items.map(({ effect, keys }) => (
        <div key={effect} className={facts.line}>
          <dt className={styles.keys}>
            {keys.map((pressed, at) => (
              <Fragment key={pressed.join('+')}>
                {at > 0 && ` ${or} `}
                <span className={styles.together}>
                  {pressed.map((name, rank) => (
                    <Fragment key={name}>
                      {rank > 0 && ' + '}
                      <kbd className={kbd}>{name}</kbd>
                    </Fragment>
                  ))}
                </span>
              </Fragment>
            ))}
          </dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </dl>
  );
}
