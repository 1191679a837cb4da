import type { ReactNode } from 'react';
import { type DrawingProps, wordOf } from './ChartData.ts';
import { lengthOf } from './lengthOf.ts';
import { Line, Lines } from './Line.tsx';
import * as styles from './Lines.css.ts';
import { hatched } from './shades.css.ts';

/** What a masked bar takes of the longest. */
const STUB = 0.03;
const LEAST = 5;

/** One bar for each category, its figure after it, a thin one under it for the year before. */
export function Bars({ label, rows, format, words }: DrawingProps): ReactNode {
  const figures = rows.flatMap(({ values: [value], before = [] }) => [value ?? 0, before[0] ?? 0]);
  const most = Math.max(LEAST, ...figures);
  const isChosen = rows.some(({ isCurrent }) => isCurrent === true);
  const shareOf = (value: number | null) => (value === null ? STUB : value / most);
  return (
    <Lines label={label} rows={rows} isEndless>
      {rows.map((row) => {
        const [value] = row.values;
        const before = row.before?.[0];
        const word = wordOf(value, format, words.masked);
        return (
          <Line key={row.key} row={row} said={word}>
            <span aria-hidden="true" className={styles.pair}>
              <span className={styles.single}>
                {value !== undefined && (
                  <span
                    className={`${styles.whole} ${value === null ? hatched : ''}`}
                    data-paler={(isChosen && row.isCurrent !== true) || undefined}
                    style={lengthOf(shareOf(value))}
                  />
                )}
                <span className={value === null ? styles.masked : styles.sum}>{word}</span>
              </span>
              {typeof before === 'number' && <span className={styles.earlier} style={lengthOf(shareOf(before))} />}
            </span>
          </Line>
        );
      })}
    </Lines>
  );
}
