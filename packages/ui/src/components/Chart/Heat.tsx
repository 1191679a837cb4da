import type { ReactNode } from 'react';
import { type DrawingProps, wordOf } from './ChartData.ts';
import * as styles from './Heat.css.ts';
import { Lines } from './Line.tsx';
import { heatAt } from './shadeAt.ts';
import { figure, hatched } from './shades.css.ts';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** With more columns every third has its name on a phone, otherwise every second. */
const MOST_NAMED = 6;

/** Two categories across each other: the shade of a cell repeats its figure. */
export function Heat({ label, series, rows, format, words }: DrawingProps): ReactNode {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const lookOf = (value: number | null | undefined) => {
    if (value === null) return hatched;
    return value === undefined || value === 0 ? styles.none : heatAt(value / most);
  };
  return (
    <>
      <div aria-hidden="true" className={styles.line}>
        <span />
        <span className={styles.cells} data-many={series.length > MOST_NAMED || undefined}>
          {series.map(({ key, label: name }) => (
            <span key={key} className={styles.head}>
              {name}
            </span>
          ))}
        </span>
      </div>
      <Lines label={label} rows={rows}>
        {rows.map(({ key, label: name, href, values }) => (
          <li key={key} className={styles.line}>
            <span className={styles.name}>
              {href === undefined ? (
                name
              ) : (
                <Link href={href} isSmall>
                  {name}
                  <VisuallyHidden isAside>
                    {series.map((one, at) => `${one.label} ${wordOf(values[at], format, words.masked, at)}`).join(', ')}
                  </VisuallyHidden>
                </Link>
              )}
            </span>
            <span aria-hidden="true" className={styles.cells}>
              {series.map((one, at) => (
                <span key={one.key} className={`${styles.cell} ${lookOf(values[at])}`}>
                  {typeof values[at] === 'number' && (
                    <span className={`${styles.figure} ${figure}`}>{format(values[at])}</span>
                  )}
                </span>
              ))}
            </span>
          </li>
        ))}
      </Lines>
    </>
  );
}
