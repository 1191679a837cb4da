import type { ReactNode } from 'react';
import { type ChartRow, type Figure, wordOf } from './ChartData.ts';
import * as styles from './Curve.css.ts';
import { everyOf, type Scale } from './scaleOf.ts';

/** Names that fit under a wide drawing, and under one half as wide. */
const FITTING = 13;
const HALF_FITTING = 6;

/** Where the middle of a category stands, in percent. */
export const middleOf = (at: number, count: number): number => ((at + 0.5) / count) * 100;

const edgeOf = (at: number, count: number) => {
  if (at < count / 4) return 'start';
  return at >= (count * 3) / 4 ? 'end' : undefined;
};

/** The names of the categories: as many as there is room for. */
function Names({ rows, isToldBelow }: { rows: readonly ChartRow[]; isToldBelow: boolean }): ReactNode {
  const count = rows.length;
  const [every, everyHalf] = [everyOf(count, FITTING), everyOf(count, HALF_FITTING)];
  return (
    <div className={styles.names} data-below={isToldBelow || undefined}>
      {rows.map(({ key, label, short = label }, at) => (
        <span
          key={key}
          className={styles.name}
          data-large={at % every === 0 || undefined}
          data-half={at % everyHalf === 0 || undefined}
          style={{ insetInlineStart: `${middleOf(at, count)}%` }}
        >
          {short}
        </span>
      ))}
    </div>
  );
}

/** Round levels across, names below, and what a pointer over a category is told. */
export function Axes({
  rows,
  scale: { levels, placeOf },
  format,
  masked,
  isToldBelow = false,
  children,
}: {
  rows: readonly ChartRow[];
  scale: Scale;
  format: (value: number) => string;
  masked: string;
  /** Whether a figure stands under the lowest level: the names make room for it. */
  isToldBelow?: boolean;
  children: ReactNode;
}): ReactNode {
  const words = levels.map((level) => level.toLocaleString('fr-FR'));
  const widest = words.reduce((one, other) => (other.length > one.length ? other : one), '');
  const count = rows.length;
  const told = (values: readonly Figure[]) => values.map((value) => wordOf(value, format, masked)).join(' · ');
  return (
    <div aria-hidden="true" className={styles.frame}>
      <div className={styles.levels}>
        <span className={styles.widest}>{widest}</span>
        {levels.map((level, at) => (
          <span key={level} className={styles.level} style={{ insetBlockEnd: `${placeOf(level)}%` }}>
            {words[at]}
          </span>
        ))}
      </div>
      <div className={styles.plot}>
        {levels.map((level) => (
          <span
            key={level}
            className={styles.hairline}
            data-nought={level === 0 || undefined}
            style={{ insetBlockEnd: `${placeOf(level)}%` }}
          />
        ))}
        {children}
        {rows.map(({ key, label, values }, at) => (
          <span
            key={key}
            className={styles.column}
            style={{ insetInlineStart: `${(at / count) * 100}%`, inlineSize: `${100 / count}%` }}
          >
            <span className={styles.told} data-edge={edgeOf(at, count)}>
              {`${label} : ${told(values)}`}
            </span>
          </span>
        ))}
      </div>
      <Names rows={rows} isToldBelow={isToldBelow} />
    </div>
  );
}
