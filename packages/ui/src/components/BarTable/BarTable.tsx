import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import * as styles from './BarTable.css.ts';

export interface BarPart {
  key: string;
  /** Heading of its column. */
  label: string;
  tone: 'danger' | 'warning' | 'neutral';
}

export interface BarRow {
  key: string;
  label: string;
  /** The list that it counts. */
  href?: string;
  /** One for each part, in the same order; their sum is the whole bar. */
  values: readonly number[];
}

export interface BarTableProps {
  /** Names the table. */
  label: string;
  /** Parts of each bar, from its start. */
  parts: readonly BarPart[];
  rows: readonly BarRow[];
  words: {
    /** Heading of the column of names, such as « Tâche ». */
    name: string;
    /** Heading of the column of sums. */
    total: string;
  };
}

const inFrench = new Intl.NumberFormat('fr-FR');
/** What a whole bar stands for at least: beside nothing else, a few do not look like many. */
const LEAST_SCALE = 10;
const sumOf = ({ values }: BarRow): number => values.reduce((sum, value) => sum + value, 0);

function Bar({ parts, row, most }: { parts: readonly BarPart[]; row: BarRow; most: number }): ReactNode {
  return (
    <span aria-hidden="true" className={styles.bar} style={{ inlineSize: `${(sumOf(row) / most) * 100}%` }}>
      {parts.map(({ key, tone }, at) => {
        const value = row.values[at] ?? 0;
        return (
          value > 0 && <span key={key} data-tone={tone} className={styles.part} style={{ flex: `${value} 1 0` }} />
        );
      })}
    </span>
  );
}

/**
 * Quantities by kind, each with its bar under its name: a table of figures that also shows at a glance where the most lies.
 * @since 0.2.0
 */
export function BarTable({ label, parts, rows, words }: BarTableProps): ReactNode {
  const most = Math.max(LEAST_SCALE, ...rows.map(sumOf));
  return (
    <table aria-label={label} className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {words.name}
          </th>
          {parts.map(({ key, label: name, tone }) => (
            <th key={key} scope="col" className={styles.head}>
              <span aria-hidden="true" data-tone={tone} className={`${styles.swatch} ${styles.part}`} />
              {name}
            </th>
          ))}
          <th scope="col" className={styles.head}>
            {words.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className={styles.name}>
              <span className={styles.words}>
                {row.href === undefined ? row.label : <Link href={row.href}>{row.label}</Link>}
              </span>
              <Bar parts={parts} row={row} most={most} />
            </th>
            {parts.map(({ key, tone }, at) => {
              const value = row.values[at] ?? 0;
              return (
                <td
                  key={key}
                  className={styles.value}
                  data-tone={value > 0 ? tone : undefined}
                  data-none={value === 0 || undefined}
                >
                  {inFrench.format(value)}
                </td>
              );
            })}
            <td className={`${styles.value} ${styles.total}`}>{inFrench.format(sumOf(row))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
