import type { ReactNode } from 'react';
import { bone, late } from '../Skeleton/Skeleton.css.ts';
import type { Column } from './Column.ts';
import * as styles from './DataTable.css.ts';

const NOTHING = '\u00A0';
const WIDTHS = ['72%', '58%', '86%', '64%', '78%', '52%'];

/** Grey shapes in the columns until the rows are there. */
export function GreyRows({ columns, hasTick }: { columns: readonly Column<never>[]; hasTick: boolean }): ReactNode {
  return (
    <tbody aria-hidden="true" className={late}>
      {WIDTHS.map((inlineSize) => (
        <tr key={inlineSize} className={styles.row}>
          {hasTick && <td className={styles.tickCell}>{NOTHING}</td>}
          {columns.map(({ key }) => (
            <td key={key} className={styles.cell}>
              <span className={bone()} style={{ inlineSize }}>
                {NOTHING}
              </span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
