import { type PointerEvent, type ReactNode, useRef } from 'react';
import { Link } from '../Link/Link.tsx';
import type { Column } from './Column.ts';
import * as styles from './DataTable.css.ts';
import type { Selection } from './Selection.ts';
import { Tick } from './Tick.tsx';
import type { Choice } from './useChoice.ts';
import { useIsPrinting } from '../../internal/useIsPrinting.ts';
import { useRowWindow } from './useRowWindow.ts';

/** How rows are named, linked and chosen; the same for a table and for cards. */
export interface RowManners<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowHref?: (row: Row) => string;
  selection?: Selection<Row>;
  choice: Choice;
}

/** Above this many rows, only those near the screen are drawn (rules/design#tables). */
export const WINDOWED_ABOVE = 200;

/** Empty space for the rows that are not drawn. */
const Room = ({ rows, height }: { rows: number; height: number }): ReactNode => (
  <tr aria-hidden="true" style={{ blockSize: rows * height }} />
);

/** What is cut is whole under the pointer, whatever the cell is made of. */
function showWhole({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null;
  if (cell === null) return;
  const isCut = [cell, ...cell.querySelectorAll('*')].some((part) => part.scrollWidth > part.clientWidth + 1);
  if (isCut) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}

function Cells<Row>({
  row,
  columns,
  href,
}: {
  row: Row;
  columns: readonly Column<Row>[];
  href: string | undefined;
}): ReactNode {
  return columns.map(({ key, render, align, isWhole }, index) => {
    const content = render(row);
    return index === 0 ? (
      <th key={key} scope="row" className={styles.cell} data-align={align}>
        {href === undefined ? (
          content
        ) : (
          <Link href={href} isQuiet>
            {content}
          </Link>
        )}
      </th>
    ) : (
      <td key={key} className={styles.cell} data-align={align} data-whole={isWhole || undefined}>
        {content}
      </td>
    );
  });
}

/** The rows of a table: when many, only those near the screen, but all on paper. */
export function TableRows<Row>({
  columns,
  rows,
  rowKey,
  rowHref,
  selection,
  choice,
  isCut,
  litKey,
}: RowManners<Row> & { columns: readonly Column<Row>[]; isCut: boolean; litKey: string | undefined }): ReactNode {
  const body = useRef<HTMLTableSectionElement>(null);
  const isPrinting = useIsPrinting();
  const isWindowed = rows.length > WINDOWED_ABOVE;
  const { indexes, rowHeight, ...focus } = useRowWindow(body, rows.length, isWindowed && !isPrinting);
  const lines: ReactNode[] = [];
  let next = 0;
  for (const index of indexes) {
    const row = rows[index];
    if (row === undefined) break;
    if (index > next) lines.push(<Room key={`before-${index}`} rows={index - next} height={rowHeight} />);
    next = index + 1;
    const key = rowKey(row);
    const isSelected = choice.isSelected(key);
    lines.push(
      <tr
        key={key}
        data-index={index}
        aria-rowindex={isWindowed ? index + 2 : undefined}
        className={styles.row}
        data-selected={isSelected || undefined}
        data-lit={key === litKey || undefined}
      >
        {selection && (
          <td className={styles.tickCell}>
            <Tick
              label={selection.rowLabel(row)}
              refusal={selection.refusalOf?.(row)}
              state={isSelected ? 'all' : 'none'}
              onToggle={(event) => choice.toggle(key, event)}
            />
          </td>
        )}
        <Cells row={row} columns={columns} href={rowHref?.(row)} />
      </tr>,
    );
  }
  if (next < rows.length) lines.push(<Room key="after" rows={rows.length - next} height={rowHeight} />);
  return (
    <tbody ref={body} onPointerOver={isCut || isWindowed ? showWhole : undefined} {...focus}>
      {lines}
    </tbody>
  );
}
