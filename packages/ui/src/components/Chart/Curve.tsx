import type { ReactNode } from 'react';
import { Axes, middleOf } from './Axes.tsx';
import type { DrawingProps, Figure } from './ChartData.ts';
import * as styles from './Curve.css.ts';
import { runsOf } from './runsOf.ts';
import { scaleOf } from './scaleOf.ts';

/** A line through figures, broken where one is masked or unknown. */
export function Path({
  values,
  placeOf,
  isBefore = false,
}: {
  values: readonly Figure[];
  placeOf: (value: number) => number;
  isBefore?: boolean;
}): ReactNode {
  return runsOf(values).map((run) => (
    <polyline
      key={run[0]?.at}
      className={styles.line}
      data-before={isBefore || undefined}
      points={run.map(({ at, value }) => `${middleOf(at, values.length)},${100 - placeOf(value)}`).join(' ')}
    />
  ));
}

/** Under this place, in percent of the drawing, a figure told under its point stands below the lowest level. */
const ROOM_UNDER = 18;

/** The last known figure of a course, with its place. */
const lastOf = (values: readonly Figure[]) => runsOf(values).at(-1)?.at(-1);

/** The course of one figure, its last point told; the year before dashed. */
export function Curve({ rows, format, words }: DrawingProps): ReactNode {
  const values = rows.map((row) => row.values[0]);
  const before = rows.map((row) => row.before?.[0]);
  const scale = scaleOf([...values, ...before]);
  const { placeOf } = scale;
  const [last, lastBefore] = [lastOf(values), lastOf(before)];
  const placed = (at: number, value: number) => ({
    insetInlineStart: `${middleOf(at, rows.length)}%`,
    insetBlockEnd: `${placeOf(value)}%`,
  });
  const isEdge = (at: number) => at >= rows.length - 2 || undefined;
  // The two figures do not stand on one another: the lower one is told under its point.
  const isLower = last !== undefined && lastBefore !== undefined && last.value < lastBefore.value;
  const isToldBoth = last !== undefined && lastBefore !== undefined && lastBefore.value !== last.value;
  const isToldBelow = isToldBoth && placeOf(Math.min(last.value, lastBefore.value)) < ROOM_UNDER;
  return (
    <Axes {...{ rows, scale, format, isToldBelow }} masked={words.masked}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.lines}>
        <Path values={before} placeOf={placeOf} isBefore />
        <Path values={values} placeOf={placeOf} />
      </svg>
      {runsOf(before)
        .filter((run) => run.length === 1)
        .flat()
        .map(({ at, value }) => (
          <span key={at} className={styles.point} data-before style={placed(at, value)} />
        ))}
      {runsOf(values)
        .flat()
        .map(({ at, value }) => (
          <span key={at} className={styles.point} data-last={at === last?.at || undefined} style={placed(at, value)} />
        ))}
      {isToldBoth && (
        <span
          className={styles.last}
          data-before
          data-edge={isEdge(lastBefore.at)}
          data-under={!isLower || undefined}
          style={placed(lastBefore.at, lastBefore.value)}
        >
          {format(lastBefore.value)}
        </span>
      )}
      {last !== undefined && (
        <span
          className={styles.last}
          data-edge={isEdge(last.at)}
          data-under={isLower || undefined}
          style={placed(last.at, last.value)}
        >
          {format(last.value)}
        </span>
      )}
    </Axes>
  );
}

/** Several courses beside each other on one scale, each with its name and its last figure. */
export function Multiples({ series, rows, format }: DrawingProps): ReactNode {
  const { placeOf } = scaleOf(rows.flatMap(({ values, before = [] }) => [...values, ...before]));
  const [first, end] = [rows[0], rows.at(-1)];
  return (
    <div aria-hidden="true" className={styles.multiples}>
      {series.map(({ key, label }, at) => {
        const values = rows.map((row) => row.values[at]);
        const last = lastOf(values);
        return (
          <div key={key} className={styles.small}>
            <div className={styles.smallHead}>
              <span>{label}</span>
              <span className={styles.smallLast}>{last !== undefined && format(last.value, at)}</span>
            </div>
            <div className={styles.smallPlot}>
              <span className={styles.hairline} data-nought style={{ insetBlockEnd: `${placeOf(0)}%` }} />
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.lines}>
                <Path values={rows.map((row) => row.before?.[at])} placeOf={placeOf} isBefore />
                <Path values={values} placeOf={placeOf} />
              </svg>
              {last !== undefined && (
                <span
                  className={styles.point}
                  data-last
                  style={{
                    insetInlineStart: `${middleOf(last.at, rows.length)}%`,
                    insetBlockEnd: `${placeOf(last.value)}%`,
                  }}
                />
              )}
            </div>
            <div className={styles.smallNames}>
              <span>{first?.short ?? first?.label}</span>
              <span>{rows.length > 1 && (end?.short ?? end?.label)}</span>
            </div>
          </div>
        );
      })}
    </div>
  );
}
