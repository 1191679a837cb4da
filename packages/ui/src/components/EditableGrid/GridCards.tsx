import { Trash2 } from 'lucide-react';
import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './EditableGrid.css.ts';
import { FaultActions, FaultWords, Toned } from './FaultLines.tsx';
import { cellId, type LineActs } from './GridLine.tsx';
import { type GridColumn, type GridEdit, type GridRow, type GridWords, toneOf } from './GridRow.ts';
import { useGridWindow } from './useGridWindow.ts';
import { useLasting } from './useLasting.ts';

interface CardActs extends Pick<LineActs, 'onAct' | 'onRemove' | 'onToggle'> {
  onWrite: (edit: GridEdit) => void;
}

function CardField({
  id,
  column,
  value,
  errorMessage,
  onWrite,
}: {
  id: string;
  column: GridColumn;
  value: string;
  errorMessage: string | undefined;
  onWrite: (value: string) => void;
}): ReactNode {
  const [typed, setTyped] = useState<string>();
  const leave = () => {
    if (typed !== undefined && typed !== value) onWrite(typed);
    setTyped(undefined);
  };
  return (
    <TextField
      id={id}
      label={column.label}
      {...(column.note === undefined ? {} : { optionalLabel: column.note })}
      errorMessage={errorMessage}
      value={typed ?? value}
      onChange={setTyped}
      onBlur={leave}
      isMono={column.isMono ?? false}
      {...(column.inputMode === undefined ? {} : { inputMode: column.inputMode })}
      {...(column.maxLength === undefined ? {} : { maxLength: column.maxLength })}
      autoComplete="off"
    />
  );
}

/** Id of a card, by which it is focused. */
const cardId = (gridId: string, rowId: string): string => `${gridId}-${rowId}-card`;

/** A value of a card, with the lines of its faults. */
function CardColumn({
  gridId,
  row,
  column,
  at,
  onAct,
  onWrite,
}: Pick<CardActs, 'onAct' | 'onWrite'> & {
  gridId: string;
  row: GridRow;
  column: GridColumn;
  at: number;
}): ReactNode {
  const faults = row.faults.filter((fault) => fault.column === column.key);
  const worst = faults.find((fault) => fault.tone === 'danger');
  const act = (faultId: string, actionId: string) => onAct(row.id, faultId, actionId);
  return (
    <div className={styles.cardField}>
      <CardField
        id={cellId(gridId, row.id, at + 1)}
        column={column}
        value={row.values[column.key] ?? ''}
        errorMessage={worst && [worst.title, worst.remedy].filter(Boolean).join(' ')}
        onWrite={(value) => onWrite({ rowId: row.id, column: column.key, value })}
      />
      {/* The field tells the fault itself. */}
      {worst?.actions !== undefined && worst.actions.length > 0 && (
        <p className={styles.cardLine} data-tone={worst.tone}>
          <FaultActions fault={worst} isTabbed onAct={act} />
        </p>
      )}
      {faults
        .filter((fault) => fault !== worst)
        .map((fault) => (
          <p key={fault.id} className={styles.cardLine} data-tone={fault.tone}>
            <FaultWords fault={fault} lineId={`${gridId}-${row.id}-fault-${fault.id}`} isTabbed onAct={act} />
          </p>
        ))}
    </div>
  );
}

interface GridCardProps extends CardActs {
  gridId: string;
  row: GridRow;
  number: number;
  index: number;
  columns: readonly GridColumn[];
  words: GridWords;
  isChosen: boolean | undefined;
  chooseLabel: ((row: number) => string) | undefined;
}

const GridCard = memo(function GridCard({
  gridId,
  row,
  number,
  index,
  columns,
  words,
  isChosen,
  chooseLabel,
  onAct,
  onRemove,
  onToggle,
  onWrite,
}: GridCardProps): ReactNode {
  const tone = toneOf(row);
  const state = words.states[tone];
  return (
    <li data-index={index} className={styles.cardRoom}>
      <div
        role="group"
        id={cardId(gridId, row.id)}
        tabIndex={-1}
        aria-label={words.rowName(number, state)}
        className={styles.card}
        data-tone={tone}
      >
        <div className={styles.cardHead}>
          {chooseLabel !== undefined && (
            <input
              type="checkbox"
              className={styles.tick}
              checked={isChosen}
              aria-label={chooseLabel(number)}
              onChange={({ target }) => onToggle(row.id, target.checked)}
            />
          )}
          <span className={styles.figure}>{number}</span>
          <span className={styles.cardState} data-tone={tone}>
            <Toned tone={tone}>{state}</Toned>
          </span>
          {onRemove && (
            <button
              type="button"
              className={styles.cardRemove}
              aria-label={words.remove(number)}
              onClick={() => onRemove(row.id)}
            >
              <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
            </button>
          )}
        </div>
        {columns.map((column, at) => (
          <CardColumn key={column.key} {...{ gridId, row, column, onAct, onWrite }} at={at} />
        ))}
      </div>
    </li>
  );
});

const ORDER = { danger: 0, warning: 1, success: 2 } as const;
const guessCard = ({ values, faults }: GridRow) => 80 + Object.keys(values).length * 90 + faults.length * 70;

/** The rows at fault first; their order stays while they are corrected. */
function useFaultsFirst(rows: readonly GridRow[]): readonly GridRow[] {
  // The tone that each row was first seen with.
  const [first] = useState(() => new Map<string, number>());
  for (const row of rows) if (!first.has(row.id)) first.set(row.id, ORDER[toneOf(row)]);
  return rows.toSorted((one, other) => (first.get(one.id) ?? 0) - (first.get(other.id) ?? 0));
}

/** Keeps the focus at a card of which a button is pressed: it goes with its fault or its card. */
function usePressed(gridId: string, ordered: readonly GridRow[]): (rowId: string) => void {
  // The focus stays on the card, or goes to the one in its place.
  const pressed = useRef<{ rowId: string; index: number }>(undefined);
  const press = (rowId: string) => {
    pressed.current = { rowId, index: ordered.findIndex(({ id }) => id === rowId) };
  };
  useLayoutEffect(() => {
    const { current } = pressed;
    if (current === undefined) return;
    pressed.current = undefined;
    const row = ordered.find(({ id }) => id === current.rowId) ?? ordered[Math.min(current.index, ordered.length - 1)];
    if (row !== undefined) document.getElementById(cardId(gridId, row.id))?.focus();
  }, [gridId, ordered]);
  return press;
}

/** The rows as cards, those at fault first. */
export function GridCards({
  gridId,
  label,
  rows,
  numbers,
  columns,
  words,
  chosen,
  chooseLabel,
  pinned,
  ...acts
}: CardActs & {
  gridId: string;
  label: string;
  rows: readonly GridRow[];
  numbers: ReadonlyMap<string, number>;
  columns: readonly GridColumn[];
  words: GridWords;
  chosen: ReadonlySet<string> | undefined;
  chooseLabel: ((row: number) => string) | undefined;
  /** A row that is drawn wherever it stands. */
  pinned: string | undefined;
}): ReactNode {
  const body = useRef<HTMLUListElement>(null);
  const ordered = useFaultsFirst(rows);
  const press = usePressed(gridId, ordered);
  const onAct = useLasting((rowId: string, faultId: string, actionId: string) => {
    press(rowId);
    acts.onAct(rowId, faultId, actionId);
  });
  const remove = useLasting((rowId: string) => {
    press(rowId);
    acts.onRemove?.(rowId);
  });
  const pinnedAt = ordered.findIndex(({ id }) => id === pinned);
  const parts = useGridWindow(body, ordered, guessCard, pinnedAt);
  return (
    <ul ref={body} aria-label={label}>
      {parts.map((part) => {
        if ('room' in part) return <li key={part.key} aria-hidden="true" style={{ blockSize: part.room }} />;
        const row = ordered[part.index];
        return (
          row && (
            <GridCard
              key={row.id}
              {...{ gridId, row, columns, words, chooseLabel }}
              number={numbers.get(row.id) ?? 0}
              index={part.index}
              isChosen={chosen?.has(row.id)}
              {...acts}
              onAct={onAct}
              onRemove={acts.onRemove && remove}
            />
          )
        );
      })}
    </ul>
  );
}
