import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Column } from './Column.ts';
import * as styles from './DataTable.css.ts';
import type { Sorting } from './Sorting.ts';

interface TableHeadProps {
  columns: readonly Column<never>[];
  sorting: Sorting | undefined;
  /** The box that chooses all rows, if they may be chosen. */
  tick: ReactNode;
}

/** The column names, which stay in sight; those that sort the rows are buttons. */
export function TableHead({ columns, sorting, tick }: TableHeadProps): ReactNode {
  const Arrow = sorting?.direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <thead>
      <tr>
        {tick && <td className={`${styles.head} ${styles.tickCell}`}>{tick}</td>}
        {columns.map(({ key, header, width, align, isSortable = false }) => {
          const isSorted = sorting?.key === key;
          return (
            <th
              key={key}
              scope="col"
              data-align={align}
              className={styles.head}
              {...(isSorted ? { 'aria-sort': sorting.direction === 'asc' ? 'ascending' : 'descending' } : {})}
              {...(width === undefined ? {} : { style: { inlineSize: `${width / 16}rem` } })}
            >
              {isSortable ? (
                <button
                  type="button"
                  className={styles.sort}
                  data-sorted={isSorted || undefined}
                  onClick={() => sorting?.onSort(key)}
                >
                  {header}
                  {isSorted && <Arrow size={16} aria-hidden="true" />}
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
