import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { Gap } from '../../internal/Gap.tsx';
import * as styles from './LifeLine.css.ts';

export interface LifeLineDate {
  key: string;
  /** As shown. */
  date: string;
  /** What the day is, such as « renouvelable ». */
  words: string;
}

export interface LifeLineProps {
  /** Names the line. */
  label: string;
  /** Share of the life that has run, 0 to 1; out of it before it begins and after its end. */
  run: number;
  /** Share of the life from which its window is open, such as that of a renewal. */
  window?: number | undefined;
  /** Its dates in order: the first at the beginning, the others at the end. */
  dates: readonly LifeLineDate[];
  /** Today in words, over its mark; it is one of the dates where they stand one under the other. */
  today: string;
}

/**
 * A life from its first day to its last: what has run, today, and the window at its end.
 * @since 0.3.0
 */
export function LifeLine({ label, run, window, dates, today }: LifeLineProps): ReactNode {
  const isLive = run >= 0 && run <= 1;
  const style = {
    '--run': `${Math.min(Math.max(run, 0), 1) * 100}%`,
    '--window': window === undefined ? '100%' : `${Math.min(Math.max(window, 0), 1) * 100}%`,
  } as CSSProperties;
  return (
    <div className={styles.life} style={style}>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.ran} />
        <span className={styles.window} />
        {isLive && <span className={styles.node} />}
      </div>
      <ul aria-label={label} className={styles.dates}>
        {dates.map(({ key, date, words }, rank) => (
          <Fragment key={key}>
            {rank === 1 && isLive && <li className={styles.today}>{today}</li>}
            <li className={styles.date}>
              <span className={styles.day}>{date}</span>
              <Gap />
              <span className={styles.words}>{words}</span>
            </li>
          </Fragment>
        ))}
      </ul>
    </div>
  );
}
