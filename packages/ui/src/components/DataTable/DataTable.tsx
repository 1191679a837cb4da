import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Link } from '../Link/Link.tsx';
import * as styles from './DataTable.css.ts';

export interface Column<Row> {
  key: string;
  header: string;
  /** CSS width; one column without it takes the rest. */
  width?: number;
  render: (row: Row) => ReactNode;
  /** The whole text of a cell that may be cut. */
  title?: (row: Row) => string;
  isSortable?: boolean;
  /** Left out under 64rem. */
  isSecondary?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table holds. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The first column links there. */
  rowHref: (row: Row) => string;
  sort: { key: string; direction: 'asc' | 'desc' };
  /** Takes the key of the pressed column. */
  onSort: (key: string) => void;
  /** The row as a card, under 56rem. */
  card: (row: Row) => ReactNode;
}

/** A plain table whose rows lead somewhere; cards on a phone. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowHref,
  sort,
  onSort,
  card,
}: DataTableProps<Row>): ReactNode {
  const Arrow = sort.direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <>
      <table aria-label={caption} className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ key, header, width, isSortable = false, isSecondary = false }) => (
              <th
                key={key}
                scope="col"
                className={isSecondary ? `${styles.head} ${styles.hideNarrow}` : styles.head}
                {...(sort.key === key ? { 'aria-sort': sort.direction === 'asc' ? 'ascending' : 'descending' } : {})}
                {...(width === undefined ? {} : { style: { inlineSize: width } })}
              >
                {isSortable ? (
                  <button
                    type="button"
                    className={styles.sort}
                    data-sorted={sort.key === key || undefined}
                    onClick={() => onSort(key)}
                  >
                    {header}
                    {sort.key === key && <Arrow size={16} aria-hidden="true" />}
                  </button>
                ) : (
                  header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={styles.row}>
              {columns.map(({ key, render, title, isSecondary = false }, index) => (
                <td
                  key={key}
                  className={isSecondary ? `${styles.cell} ${styles.hideNarrow}` : styles.cell}
                  title={title?.(row)}
                >
                  {index === 0 ? (
                    <Link href={rowHref(row)} isQuiet>
                      {render(row)}
                    </Link>
                  ) : (
                    render(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-label={caption} className={styles.cards}>
        {rows.map((row) => (
          <li key={rowKey(row)}>
            <AriaLink href={rowHref(row)} className={styles.card}>
              {card(row)}
            </AriaLink>
          </li>
        ))}
      </ul>
    </>
  );
}
