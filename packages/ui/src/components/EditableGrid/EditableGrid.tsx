import { type ReactNode, type Ref, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useInlineSize } from '../../internal/useInlineSize.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { kbd } from '../../internal/kbd.css.ts';
import * as styles from './EditableGrid.css.ts';
import { GridBar } from './GridBar.tsx';
import { GridCards } from './GridCards.tsx';
import { GridHead, HEAD_ID } from './GridHead.tsx';
import { type GridChoice, GridLine } from './GridLine.tsx';
import { type GridColumn, type GridEdit, type GridRow, type GridTone, type GridWords, toneOf } from './GridRow.ts';
import { fits, tracksOf } from './lineStart.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useGridWindow } from './useGridWindow.ts';
import { useLasting } from './useLasting.ts';

export { beginHistory, type EditHistory, recordEdit, redoEdit, undoEdit } from './editHistory.ts';
export type { GridChoice } from './GridLine.tsx';
export type { GridColumn, GridEdit, GridFault, GridRow, GridTone, GridWords } from './GridRow.ts';
export { toneOf } from './GridRow.ts';

/** What a page asks of the grid. */
export interface GridHandle {
  /** Makes a cell active, shows it and gives it the focus. */
  goTo: (rowId: string, column: string) => void;
}

/** What is done in a grid, told to its page. */
export interface GridActs {
  /** Takes what was written, and the rows that a pasted block adds below the last. */
  onEdit: (edits: readonly GridEdit[], added: readonly Readonly<Record<string, string>>[]) => void;
  /** Undefined when there is nothing to undo. */
  onUndo?: (() => void) | undefined;
  onRedo?: (() => void) | undefined;
  /** Takes the answer to a fault. */
  onAct?: (rowId: string, faultId: string, actionId: string) => void;
  onRemove?: (rowId: string) => void;
  /** Takes what a column shall be read from. */
  onSource?: (column: string, choice: string) => void;
}

/** What stands around a grid. */
export interface GridSides {
  /** Beside the counts, such as « 10 lignes collées à 14:29 ». */
  summary?: string;
  /** Acts on the whole, at the right of the counts. */
  tools?: ReactNode;
  /** Under the grid, at the right of the keys. */
  footer?: ReactNode;
}

export interface EditableGridProps extends GridActs, GridSides {
  /** What the grid holds; its name. */
  label: string;
  columns: readonly GridColumn[];
  /** A changed row is a new object; the others stay the same. */
  rows: readonly GridRow[];
  words: GridWords;
  /** Where only ticked rows are taken. */
  choice?: GridChoice;
  handle?: Ref<GridHandle>;
}

const guessRow = ({ faults }: GridRow) => 33 + faults.length * 36;
const nothing = () => undefined;

/**
 * A table that one writes in as in a spreadsheet, where every fault stands in its cell; cards where it does not fit.
 * @since 0.2.0
 */
export function EditableGrid({
  label,
  columns,
  rows,
  words,
  onEdit,
  onUndo,
  onRedo,
  onAct = nothing,
  onRemove,
  onSource = nothing,
  choice,
  summary,
  tools,
  footer,
  handle,
}: EditableGridProps): ReactNode {
  const gridId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const width = useInlineSize(frame);
  // The rows of a count as they were when it was pressed: one that is corrected does not vanish under the hand.
  const [alone, setAlone] = useState<{ tone: GridTone; ids: ReadonlySet<string> }>();
  const shown = useMemo(() => (alone === undefined ? rows : rows.filter(({ id }) => alone.ids.has(id))), [alone, rows]);
  const numbers = useMemo(() => new Map(rows.map(({ id }, index) => [id, index + 1])), [rows]);

  const toggle = (rowId: string) => choice?.onToggle(rowId, !choice.chosen.has(rowId));
  const keys = useGridKeys({
    gridId,
    grid,
    columns,
    onEdit,
    onUndo,
    onRedo,
    rows: shown,
    noFault: words.noFault,
    onRemove,
    onToggle: choice && toggle,
  });
  const remove = useLasting(keys.remove);
  const act = useLasting((rowId: string, faultId: string, actionId: string) => {
    const column = rows.find(({ id }) => id === rowId)?.faults.find(({ id }) => id === faultId)?.column;
    onAct(rowId, faultId, actionId);
    // The button that was pressed goes with its fault.
    if (grid.current) keys.goTo({ rowId, column: columns.findIndex(({ key }) => key === column) + 1 });
  });
  const acts = {
    onAct: act,
    onRemove: onRemove && remove,
    onToggle: useLasting((rowId: string, isChosen: boolean) => choice?.onToggle(rowId, isChosen)),
  };
  const leaveDraft = useLasting(keys.leaveDraft);
  const chooseSource = useLasting(onSource);
  const undo = useLasting(() => onUndo?.());
  const redo = useLasting(() => onRedo?.());
  const show = useLasting((tone: GridTone | undefined) =>
    setAlone(tone && { tone, ids: new Set(rows.filter((row) => toneOf(row) === tone).map(({ id }) => id)) }),
  );
  const write = useLasting((edit: GridEdit) => onEdit([edit], []));
  const parts = useGridWindow(body, shown, guessRow, keys.rowIndex);
  const isGrid = width !== undefined && fits(columns, width);

  useImperativeHandle(handle, () => ({
    goTo: (rowId, column) => {
      setAlone(undefined);
      keys.goTo({ rowId, column: columns.findIndex(({ key }) => key === column) + 1 });
    },
  }));

  const lines = (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-describedby={`${gridId}-help`}
      aria-rowcount={shown.length + 1}
      aria-colcount={columns.length + 3}
      className={styles.grid}
      style={{ '--columns': tracksOf(columns, choice !== undefined) } as Record<string, string>}
      {...keys.handlers}
    >
      <div role="rowgroup" className={styles.headGroup}>
        <GridHead
          {...{ gridId, columns, words }}
          active={keys.active?.rowId === HEAD_ID ? keys.active.column : undefined}
          onChoose={chooseSource}
        />
      </div>
      <div role="rowgroup" ref={body}>
        {parts.map((part) => {
          if ('room' in part) return <div key={part.key} role="none" style={{ blockSize: part.room }} />;
          const row = shown[part.index];
          if (row === undefined) return null;
          const active = keys.active?.rowId === row.id ? keys.active.column : undefined;
          return (
            <GridLine
              key={row.id}
              {...{ gridId, row, columns, words, active, ...acts }}
              onLeaveDraft={leaveDraft}
              number={numbers.get(row.id) ?? 0}
              index={part.index}
              width={width ?? 0}
              drafts={keys.drafts}
              untold={keys.untold?.rowId === row.id ? keys.untold : undefined}
              isChosen={choice?.chosen.has(row.id)}
              chooseLabel={choice?.label}
            />
          );
        })}
      </div>
    </div>
  );
  return (
    <div ref={frame}>
      <GridBar
        {...{ rows, words, summary, tools }}
        shown={alone?.tone}
        onShow={show}
        onUndo={onUndo && undo}
        onRedo={onRedo && redo}
      />
      <div role="status">
        <VisuallyHidden>{keys.said}</VisuallyHidden>
      </div>
      {width !== undefined &&
        (isGrid ? (
          lines
        ) : (
          <GridCards
            {...{ gridId, label, columns, words, numbers, ...acts }}
            onRemove={onRemove}
            rows={shown}
            pinned={keys.active?.rowId}
            onWrite={write}
            chosen={choice?.chosen}
            chooseLabel={choice?.label}
          />
        ))}
      <div className={styles.foot}>
        {isGrid && (
          <>
            <VisuallyHidden>
              <span id={`${gridId}-help`}>{words.help}</span>
            </VisuallyHidden>
            <p aria-hidden="true" className={styles.keys}>
              {words.keys.map(({ names, effect }) => (
                <span key={effect} className={styles.hint}>
                  {names.map((name) => (
                    <kbd key={name} className={kbd}>
                      {name}
                    </kbd>
                  ))}
                  {effect}
                </span>
              ))}
            </p>
          </>
        )}
        {footer}
      </div>
    </div>
  );
}
