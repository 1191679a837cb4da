import type { ReactNode } from 'react';
import { Axes } from './Axes.tsx';
import type { DrawingProps } from './ChartData.ts';
import * as styles from './Curve.css.ts';
import { scaleOf } from './scaleOf.ts';
import { hatched } from './shades.css.ts';

/** What a masked range takes of the height, in percent. */
const STUB = 4;

/** How many lie in each range, ranges side by side; the year before as an edge. */
export function Distribution({ rows, format, words }: DrawingProps): ReactNode {
  const scale = scaleOf(rows.flatMap(({ values: [value], before = [] }) => [value, before[0]]));
  return (
    <Axes rows={rows} scale={scale} format={format} masked={words.masked}>
      {rows.map(({ key, values: [value], before = [] }, at) => {
        const height = value === null ? STUB : scale.placeOf(value ?? 0);
        const [earlier] = before;
        return (
          <span
            key={key}
            className={styles.column}
            style={{ insetInlineStart: `${(at / rows.length) * 100}%`, inlineSize: `${100 / rows.length}%` }}
          >
            {value !== undefined && (
              <span className={`${styles.bin} ${value === null ? hatched : ''}`} style={{ blockSize: `${height}%` }} />
            )}
            {typeof earlier === 'number' && (
              <span className={styles.binBefore} style={{ blockSize: `${scale.placeOf(earlier)}%` }} />
            )}
          </span>
        );
      })}
    </Axes>
  );
}
