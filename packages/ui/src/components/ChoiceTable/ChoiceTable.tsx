import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ChoiceTable.css.ts';

export interface ChoiceTableProps<Choice extends string> {
  /** What is chosen; its name. */
  caption: string;
  /** Heading of the column of the rows' names. */
  rowHeader: string;
  /** The same for each row, in the order in which they are compared. */
  choices: readonly { id: Choice; label: string }[];
  rows: readonly { id: string; label: string; value: Choice }[];
  onChange: (rowId: string, value: Choice) => void;
}

/**
 * The same choice for several things, side by side; stacked where there is no room.
 * @since 0.2.0
 */
export function ChoiceTable<Choice extends string>({
  caption,
  rowHeader,
  choices,
  rows,
  onChange,
}: ChoiceTableProps<Choice>): ReactNode {
  const id = useId();
  const headerId = (choice: Choice) => `${id}-choice-${choice}`;
  const rowId = (row: string) => `${id}-row-${row}`;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col" className={styles.rowHeader}>
            {rowHeader}
          </th>
          {choices.map((choice) => (
            <th key={choice.id} id={headerId(choice.id)} scope="col" className={styles.choiceHeader}>
              {choice.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((row) => (
          <tr key={row.id} className={styles.row}>
            <th id={rowId(row.id)} scope="row" className={styles.name}>
              {row.label}
            </th>
            {choices.map((choice) => (
              <td key={choice.id} className={styles.cell}>
                <label className={styles.choice}>
                  <input
                    type="radio"
                    name={rowId(row.id)}
                    aria-labelledby={`${rowId(row.id)} ${headerId(choice.id)}`}
                    checked={row.value === choice.id}
                    onChange={() => onChange(row.id, choice.id)}
                    className={styles.radio}
                  />
                  <span aria-hidden="true" className={styles.word}>
                    {choice.label}
                  </span>
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
