import type { ReactNode } from 'react';
import * as styles from './foundations.css.ts';

interface FoundationTableProps {
  caption: string;
  heads: readonly string[];
  /** The first item is the React key; the first cell names the row. */
  rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
}

/** A table that scrolls inside itself on a phone. */
export function FoundationTable({ caption, heads, rows }: FoundationTableProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={styles.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, name, ...cells]) => (
            <tr key={key}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              {cells.map((cell, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- cells are told by their place
                <td key={index} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
