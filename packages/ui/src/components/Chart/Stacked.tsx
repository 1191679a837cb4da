import type { ReactNode } from 'react';
import { type DrawingProps, sumOf, wordOf } from './ChartData.ts';
import { Late, Line, Lines } from './Line.tsx';
import { lengthOf } from './lengthOf.ts';
import * as styles from './Lines.css.ts';
import { shadeAt } from './shadeAt.ts';
import { figure, hatched } from './shades.css.ts';

/** A part has its figure from this share of the longest bar on. */
const ROOM = 0.035;
/** What a masked part takes of the longest bar. */
const STUB = 0.03;
/** A long bar stands for that at least: beside nothing else, a few do not look like many. */
const LEAST = 5;

/** Parts of a whole by category, light to deep, the whole after the bar and lateness apart. */
export function Stacked({ label, series, rows, format, words }: DrawingProps): ReactNode {
  const wholeOf = (values: DrawingProps['rows'][number]['values']) =>
    values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const most = Math.max(LEAST, ...rows.map(({ values }) => wholeOf(values)));
  return (
    <Lines label={label} rows={rows} isEndless={rows.every(({ late }) => late === undefined)}>
      {rows.map((row) => {
        const sum = sumOf(row.values);
        const total = wordOf(sum, format, words.masked);
        const late = row.late === undefined ? undefined : words.lateCount(row.late);
        const said = [`${words.total} ${total}`, late].filter(Boolean).join(', ');
        const share = wholeOf(row.values) / most + STUB * row.values.filter((value) => value === null).length;
        return (
          <Line
            key={row.key}
            row={row}
            said={said}
            isRuled
            end={row.late !== undefined && late !== undefined && <Late late={row.late} words={late} />}
          >
            <span aria-hidden="true" className={styles.bars}>
              <span className={styles.bar} style={lengthOf(share)}>
                {series.map(({ key }, at) => {
                  const value = row.values[at];
                  if (value === 0 || value === undefined) return null;
                  const part = value === null ? STUB : value / most;
                  return (
                    <span
                      key={key}
                      className={`${styles.part} ${value === null ? hatched : shadeAt(at, series.length)}`}
                      style={{ flex: `${part * 100} 1 0` }}
                    >
                      {value !== null && value >= 3 && part > ROOM && <span className={figure}>{format(value)}</span>}
                    </span>
                  );
                })}
              </span>
              <span className={styles.sum}>{total}</span>
            </span>
          </Line>
        );
      })}
    </Lines>
  );
}
