import { Trash2 } from 'lucide-react';
import { memo, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { Draft, Drafts } from './drafts.ts';
import * as styles from './EditableGrid.css.ts';
import { FaultLines, Toned } from './FaultLines.tsx';
import { type GridColumn, type GridEdit, type GridRow, type GridWords, toneOf } from './GridRow.ts';
import { lineStart } from './lineStart.ts';

/** Rows ticked, where some are taken and not all. */
export interface GridChoice {
  /** Ids of the ticked rows. */
  chosen: ReadonlySet<string>;
  /** Name of the tick of a row, by its number. */
  label: (row: number) => string;
  onToggle: (rowId: string, isChosen: boolean) => void;
}

/** What a row asks of the grid; each never changes. */
export interface LineActs {
  onAct: (rowId: string, faultId: string, actionId: string) => void;
  onRemove: ((rowId: string) => void) | undefined;
  onToggle: (rowId: string, isChosen: boolean) => void;
  onLeaveDraft: () => void;
}

/** The grid that a row stands in. */
export interface LineGrid {
  gridId: string;
  columns: readonly GridColumn[];
  words: GridWords;
  /** Inner width of the grid. */
  width: number;
}

export interface GridLineProps extends LineActs, LineGrid {
  row: GridRow;
  /** Its number from 1, and its place among the rows shown, from 0. */
  number: number;
  index: number;
  /** Column of its active cell; undefined when no cell of it is active. */
  active: number | undefined;
  drafts: Drafts;
  /** What was just written in one of its cells, which the row does not say yet. */
  untold: GridEdit | undefined;
  /** Undefined where rows are not ticked. */
  isChosen: boolean | undefined;
  chooseLabel: ((row: number) => string) | undefined;
}

const faultLineId = (gridId: string, rowId: string, faultId: string) => `${gridId}-${rowId}-fault-${faultId}`;

const TRASH = <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />;

/** Id of a cell, by which it is focused. */
export const cellId = (gridId: string, rowId: string, column: number): string => `${gridId}-${rowId}-${column}`;

function Entry({
  draft,
  column,
  label,
  faultIds,
  isInvalid,
  onLeave,
}: {
  draft: Draft;
  column: GridColumn;
  label: string;
  faultIds: string | undefined;
  isInvalid: boolean;
  onLeave: () => void;
}): ReactNode {
  return (
    <input
      ref={(input) => {
        input?.focus({ preventScroll: true });
        if (draft.value !== '') input?.setSelectionRange(draft.value.length, draft.value.length);
      }}
      className={styles.entry}
      data-mono={column.isMono || undefined}
      aria-label={label}
      aria-describedby={faultIds}
      aria-invalid={isInvalid || undefined}
      defaultValue={draft.value}
      inputMode={column.inputMode}
      maxLength={column.maxLength}
      autoComplete="off"
      spellCheck={false}
      data-entry=""
      onBlur={onLeave}
    />
  );
}

/** A row and the lines of its faults; drawn again only when something of it changes. */
export const GridLine = memo(function GridLine({
  gridId,
  row,
  number,
  index,
  columns,
  words,
  width,
  active,
  drafts,
  untold,
  isChosen,
  chooseLabel,
  onAct,
  onRemove,
  onToggle,
  onLeaveDraft,
}: GridLineProps): ReactNode {
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.of(row.id));
  const tone = toneOf(row);
  const state = words.states[tone];
  const stop = (column: number) => ({ id: cellId(gridId, row.id, column), tabIndex: active === column ? 0 : -1 });
  const lineIdOf = (faultId: string) => faultLineId(gridId, row.id, faultId);
  // What is typed changes nothing of them.
  const lines = useMemo(() => {
    const placed = row.faults.flatMap((fault) => {
      const column = columns.findIndex(({ key }) => key === fault.column);
      return column < 0 ? [] : [{ fault, column, start: lineStart(columns, column, width) }];
    });
    if (placed.length === 0) return null;
    return (
      <div role="gridcell" aria-colindex={columns.length + 3} className={styles.lines}>
        <FaultLines
          faults={placed}
          lineId={({ id }) => faultLineId(gridId, row.id, id)}
          onAct={(faultId, actionId) => onAct(row.id, faultId, actionId)}
        />
      </div>
    );
  }, [gridId, row, columns, width, onAct]);
  return (
    <div role="row" aria-rowindex={index + 2} data-index={index} data-row={row.id} className={styles.row}>
      <div
        role="rowheader"
        aria-colindex={1}
        aria-label={words.rowName(number, state)}
        data-column={0}
        className={styles.number}
        {...stop(0)}
      >
        {chooseLabel !== undefined && (
          <input
            type="checkbox"
            tabIndex={-1}
            className={styles.tick}
            checked={isChosen}
            aria-label={chooseLabel(number)}
            onChange={({ target }) => onToggle(row.id, target.checked)}
          />
        )}
        <span className={styles.figure} data-yields={onRemove ? '' : undefined}>
          {number}
        </span>
        {onRemove && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.remove}
            aria-label={words.remove(number)}
            title={words.remove(number)}
            onClick={() => onRemove(row.id)}
          >
            {TRASH}
          </button>
        )}
      </div>
      {columns.map((column, at) => {
        const faults = row.faults.filter((fault) => fault.column === column.key);
        const worst = faults.length === 0 ? undefined : toneOf({ ...row, faults });
        const isInvalid = worst === 'danger';
        const faultIds = faults.length === 0 ? undefined : faults.map(({ id }) => lineIdOf(id)).join(' ');
        const value = untold?.column === column.key ? untold.value : (row.values[column.key] ?? '');
        const isWritten = draft !== undefined && active === at + 1;
        return (
          <div
            key={column.key}
            role="gridcell"
            aria-colindex={at + 2}
            aria-invalid={isInvalid || undefined}
            aria-describedby={faultIds}
            data-column={at + 1}
            data-tone={worst}
            data-mono={column.isMono || undefined}
            data-written={isWritten || undefined}
            className={styles.cell}
            title={value.length > 12 ? value : undefined}
            {...stop(at + 1)}
          >
            {isWritten ? (
              <Entry
                {...{ draft, column, faultIds, isInvalid }}
                label={words.cellName(column.label, number)}
                onLeave={onLeaveDraft}
              />
            ) : (
              value
            )}
          </div>
        );
      })}
      <div
        role="gridcell"
        aria-colindex={columns.length + 2}
        data-column={columns.length + 1}
        data-tone={tone}
        className={styles.state}
        {...stop(columns.length + 1)}
      >
        <Toned tone={tone}>{state}</Toned>
      </div>
      {lines}
    </div>
  );
});
