import type { ReactNode } from 'react';
import { type DrawingProps, type Figure, wordOf } from './ChartData.ts';
import { Line, Lines } from './Line.tsx';
import * as styles from './Lines.css.ts';
import { scaleOf } from './scaleOf.ts';

/** A dot, and a line to where most have come: of this year, or of the one before. */
function Reach({
  from,
  to,
  placeOf,
  isBefore,
}: {
  from: Figure;
  to: Figure;
  placeOf: (value: number) => number;
  isBefore: boolean;
}): ReactNode {
  if (typeof from !== 'number') return null;
  const before = isBefore || undefined;
  return (
    <>
      {typeof to === 'number' && (
        <span
          className={styles.reach}
          data-before={before}
          style={{ insetInlineStart: `${placeOf(from)}%`, inlineSize: `${placeOf(to) - placeOf(from)}%` }}
        />
      )}
      <span className={styles.dot} data-before={before} style={{ insetInlineStart: `${placeOf(from)}%` }} />
    </>
  );
}

/** The middle of each category as a dot, with a line to where most have come; the year before under it. */
export function Spread({ label, series, rows, format, words }: DrawingProps): ReactNode {
  const { levels, placeOf } = scaleOf(rows.flatMap(({ values, before = [] }) => [...values, ...before]));
  const last = levels.at(-1);
  return (
    <>
      <div aria-hidden="true" className={styles.line} data-beside>
        <span className={styles.axis}>
          {levels.map((level) => (
            <span key={level} className={styles.tick} style={{ insetInlineStart: `${placeOf(level)}%` }}>
              {level === last ? format(level) : level.toLocaleString('fr-FR')}
            </span>
          ))}
        </span>
        <span className={styles.end} />
      </div>
      <Lines label={label} rows={rows}>
        {rows.map((row) => {
          const [middle, most] = row.values;
          const [middleBefore, mostBefore] = row.before ?? [];
          const said = series.map(
            ({ label: name }, at) => `${name} ${wordOf(row.values[at], format, words.masked, at)}`,
          );
          return (
            <Line
              key={row.key}
              row={row}
              said={said.join(', ')}
              isBeside
              end={
                <>
                  <span className={styles.strong}>{wordOf(middle, format, words.masked)}</span>
                  {typeof most === 'number' && ` ${words.upTo(format(most))}`}
                </>
              }
            >
              <span aria-hidden="true" className={styles.spread}>
                {levels.map((level) => (
                  <span key={level} className={styles.level} style={{ insetInlineStart: `${placeOf(level)}%` }} />
                ))}
                <Reach from={middleBefore} to={mostBefore} placeOf={placeOf} isBefore />
                <Reach from={middle} to={most} placeOf={placeOf} isBefore={false} />
              </span>
            </Line>
          );
        })}
      </Lines>
    </>
  );
}
