import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useAnnounceLate } from '../../internal/useAnnounceLate.ts';
import { useInlineSize } from '../../internal/useInlineSize.ts';
import { SkeletonShape } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CardList } from './CardList.tsx';
import type { Column } from './Column.ts';
import { type ColumnChoice, ColumnMenu } from './ColumnMenu.tsx';
import * as styles from './DataTable.css.ts';
import { fitFigures } from './fitFigures.ts';
import { fittingColumns } from './fittingColumns.ts';
import { GreyRows } from './GreyRows.tsx';
import type { Selection } from './Selection.ts';
import type { Sorting } from './Sorting.ts';
import {
  type Density,
  DensityButton,
  ModeButton,
  type Shortcuts,
  ShortcutsButton,
  SortMenu,
  TableBar,
} from './TableBar.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRows, WINDOWED_ABOVE } from './TableRows.tsx';
import { Tick } from './Tick.tsx';
import { useChoice } from './useChoice.ts';
import { useSortNews } from './useSortNews.ts';

export type { Column } from './Column.ts';
export { deadlines, type Due, figures } from './figures.tsx';
export { KeptEnd } from './KeptEnd.tsx';
export type { ColumnChoice } from './ColumnMenu.tsx';
export type { BulkAction, Selection } from './Selection.ts';
export type { Sorting } from './Sorting.ts';
export type { Density, Shortcuts } from './TableBar.tsx';

/** What a table shows: its rows, and how each looks. */
export interface TableContent<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Address of a row: the first column, or the whole card, links to it. */
  rowHref?: (row: Row) => string;
  /** The row as a card, where a table does not fit; without it the card lists each fact with its name. */
  card?: ((row: Row) => ReactNode) | undefined;
  /** A row in the light of something beside the table, such as its bar in a calendar. */
  litKey?: string | undefined;
}

/** What stands in place of rows that are not there. */
export interface TableInstead {
  /** Rows are loading: grey shapes while there are none, and these words are announced. */
  loadingLabel?: string | undefined;
  /** Shown in place of the rows when there are none. */
  empty?: ReactNode;
  /** Shown in place of the rows that could not be loaded. */
  error?: ReactNode;
}

/** What can be done with the rows, above them. */
export interface TableTools<Row> {
  /** Such as « 43 demandes », above the table; not said aloud. */
  summary?: string;
  sorting?: Sorting;
  /** Only where something can be done with several rows at once. */
  selection?: Selection<Row>;
  /** Lets people hide columns; the first always stays. */
  columnChoice?: ColumnChoice;
  /** Lets people choose tighter rows. */
  density?: Density;
  /** Opens the list of the keys that act on the rows; not offered on cards. */
  shortcuts?: Shortcuts;
}

export interface DataTableProps<Row> extends TableContent<Row>, TableInstead, TableTools<Row> {
  /** What the table holds; its name. */
  caption: string;
  /** @default false */
  isCaptionVisible?: boolean;
  /** Whether each row keeps one line: long texts end in an ellipsis, and are whole under the pointer and on the row that has the focus. @default false */
  isCut?: boolean;
  /** The whole of it, for whoever moves the focus from row to row. */
  frame?: RefObject<HTMLDivElement | null>;
}

const TICK_WIDTH = 40;

/**
 * A plain table whose rows lead somewhere; cards where it does not fit.
 * @since 0.1.0
 */
export function DataTable<Row>({
  caption,
  isCaptionVisible = false,
  columns,
  card,
  summary = '',
  sorting,
  columnChoice,
  isCut = false,
  density,
  shortcuts,
  loadingLabel,
  empty,
  error,
  frame: given,
  litKey,
  ...manners
}: DataTableProps<Row>): ReactNode {
  const { rows, rowKey, selection } = manners;
  const own = useRef<HTMLDivElement>(null);
  const frame = given ?? own;
  const allTick = useRef<HTMLInputElement>(null);
  const width = useInlineSize(frame);
  const [isSelecting, setSelecting] = useState(false);
  const choice = useChoice(selection, rows, rowKey);
  useAnnounceLate(loadingLabel);
  const order = useSortNews(sorting, columns);

  const chosen = columns.filter(({ key }, index) => index === 0 || !columnChoice?.hidden.includes(key));
  const wanted = fitFigures(chosen, rows);
  const fitting = width === undefined ? [] : fittingColumns(wanted, width - (selection ? TICK_WIDTH : 0));
  const isBusy = loadingLabel !== undefined;
  const isGrey = isBusy && rows.length === 0;
  const instead = error ?? (rows.length === 0 && !isBusy ? empty : undefined);
  const clear = () => {
    selection?.onChange([]);
    // The button that had the focus disappears with the selection.
    allTick.current?.focus();
  };
  const emptyOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || choice.count === 0) return;
    const isOnRow = event.target instanceof Element && event.target.closest('tbody, ul') !== null;
    if (isOnRow) selection?.onChange([]);
    else clear();
  };
  const tools = fitting ? (
    <>
      {density && <DensityButton density={density} />}
      {shortcuts && <ShortcutsButton shortcuts={shortcuts} />}
      {columnChoice && <ColumnMenu choice={columnChoice} columns={columns.slice(1)} />}
    </>
  ) : (
    <>
      {sorting && <SortMenu sorting={sorting} columns={columns} />}
      {selection && <ModeButton label={selection.modeLabel} isOn={isSelecting} onChange={setSelecting} />}
    </>
  );
  const tick = selection && (isSelecting || fitting) && (
    <Tick
      label={selection.allLabel}
      isLabelVisible={fitting === null}
      state={choice.all}
      onToggle={choice.toggleAll}
      box={allTick}
    />
  );
  const content = fitting ? (
    <table
      aria-busy={isBusy}
      aria-rowcount={rows.length > WINDOWED_ABOVE ? rows.length + 1 : undefined}
      data-cut={isCut || rows.length > WINDOWED_ABOVE || undefined}
      data-tight={density?.isTight === true || undefined}
      className={styles.table}
    >
      <caption className={isCaptionVisible ? styles.caption : styles.hiddenCaption}>
        {isCaptionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
      </caption>
      <TableHead columns={fitting} sorting={sorting} tick={tick} />
      {isGrey ? (
        <GreyRows columns={fitting} hasTick={selection !== undefined} />
      ) : (
        <TableRows columns={fitting} choice={choice} isCut={isCut} litKey={litKey} {...manners} />
      )}
    </table>
  ) : (
    <>
      {tick}
      {isGrey ? (
        <SkeletonShape shape="cards" />
      ) : (
        <CardList label={caption} columns={wanted} {...{ card, choice, isSelecting }} {...manners} />
      )}
    </>
  );
  const hasBar = summary !== '' || selection || columnChoice || density || (fitting === null && sorting);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape only repeats the button that empties the choice
    <div ref={frame} className={choice.count > 0 ? styles.selecting : undefined} onKeyDown={emptyOnEscape}>
      <div role="status">
        <VisuallyHidden>{order}</VisuallyHidden>
      </div>
      {hasBar && instead === undefined && (
        <TableBar summary={summary} selection={selection} onClear={clear}>
          {tools}
        </TableBar>
      )}
      {instead ?? (width !== undefined && content)}
    </div>
  );
}
