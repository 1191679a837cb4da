import type { ReactNode } from 'react';
import { kbd } from '../../internal/kbd.css.ts';
import * as styles from './SearchCommand.css.ts';

/** Names of the keys, and what each does. */
export interface CommandKeys {
  enter: string;
  escape: string;
  choose: string;
  follow: string;
  search: string;
  close: string;
}

/** The keys of a search, under its results; on a phone there is none. */
export function CommandFoot({ keys, hasSlash }: { keys: CommandKeys; hasSlash: boolean }): ReactNode {
  const said: (readonly [names: readonly string[], effect: string])[] = [
    [['↑', '↓'], keys.choose],
    [[keys.enter], keys.follow],
    ...(hasSlash ? [[['/'], keys.search] as const] : []),
    [[keys.escape], keys.close],
  ];
  return (
    <div className={styles.foot}>
      {said.map(([names, effect]) => (
        <span key={effect} className={styles.hint}>
          {names.map((name) => (
            <kbd key={name} className={kbd}>
              {name}
            </kbd>
          ))}
          {effect}
        </span>
      ))}
    </div>
  );
}
