import { ArrowDown, ArrowUp, Keyboard, ListChecks, Rows3, Rows4, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { busyRing, button } from '../Button/Button.css.ts';
import { Menu } from '../Menu/Menu.tsx';
import type { Column } from './Column.ts';
import type { BulkAction, Selection } from './Selection.ts';
import type { Sorting } from './Sorting.ts';
import * as styles from './TableBar.css.ts';

interface TableBarProps {
  /** What the page holds, shown while nothing is chosen. */
  summary: string;
  selection: Pick<Selection<never>, 'selected' | 'actions' | 'countLabel' | 'clearLabel'> | undefined;
  onClear: () => void;
  children: ReactNode;
}

function BarButton({ label, icon: Icon, isBusy = false, onPress }: Omit<BulkAction, 'id'>): ReactNode {
  return (
    <AriaButton className={styles.action} {...(isBusy ? { 'aria-disabled': true } : { onPress })}>
      {isBusy ? (
        <span className={busyRing} aria-hidden="true" />
      ) : (
        Icon && <Icon size={16} strokeWidth={2} aria-hidden="true" />
      )}
      {label}
    </AriaButton>
  );
}

/** The line above a table: what it holds, or the actions on the chosen rows; of fixed height, so that nothing moves. */
export function TableBar({ summary, selection, onClear, children }: TableBarProps): ReactNode {
  const count = selection?.selected.length ?? 0;
  return (
    <div className={styles.bar} data-selecting={count > 0 || undefined}>
      <span className={styles.words}>
        <span role="status">{count > 0 && selection?.countLabel(count)}</span>
        {count === 0 && summary}
      </span>
      <div className={styles.end}>
        {count > 0 && selection !== undefined ? (
          <>
            {selection.actions.map(({ id, ...action }) => (
              <BarButton key={id} {...action} />
            ))}
            <span className={styles.clear}>
              <BarButton label={selection.clearLabel} icon={X} onPress={onClear} />
            </span>
          </>
        ) : (
          children
        )}
      </div>
    </div>
  );
}

/** The sort menu of the cards, which have no headers to press. */
export function SortMenu({
  sorting: { key: current, direction, onSort, label },
  columns,
}: {
  sorting: Sorting;
  columns: readonly Pick<Column<never>, 'key' | 'header' | 'isSortable'>[];
}): ReactNode {
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <Menu
      label={label}
      look="smallButton"
      trigger={
        <>
          <Arrow size={16} />
          {columns.find(({ key }) => key === current)?.header ?? label}
        </>
      }
      items={columns
        .filter(({ isSortable = false }) => isSortable)
        .map(({ key, header }) => ({ id: key, label: header, isCurrent: key === current }))}
      onAction={onSort}
    />
  );
}

/** Whether the rows are tight, as a plain value that the caller keeps. */
export interface Density {
  /** Such as « Lignes serrées ». */
  label: string;
  isTight: boolean;
  onChange: (isTight: boolean) => void;
}

/** Makes the rows of a table tight, or usual again. */
export function DensityButton({ density: { label, isTight, onChange } }: { density: Density }): ReactNode {
  const Icon = isTight ? Rows4 : Rows3;
  return (
    <ToggleButton
      isSelected={isTight}
      onChange={onChange}
      className={`${button({ variant: 'quiet', size: 'small' })} ${styles.mode}`}
    >
      <Icon size={16} strokeWidth={2} aria-hidden="true" />
      {label}
    </ToggleButton>
  );
}

/** The keys that act on the rows, as a list to open. */
export interface Shortcuts {
  /** Such as « Raccourcis clavier ». */
  label: string;
  onOpen: () => void;
}

/** Opens the list of keys. */
export function ShortcutsButton({ shortcuts: { label, onOpen } }: { shortcuts: Shortcuts }): ReactNode {
  return (
    <AriaButton className={button({ variant: 'quiet', size: 'small' })} onPress={onOpen}>
      <Keyboard size={16} strokeWidth={2} aria-hidden="true" />
      {label}
    </AriaButton>
  );
}

/** Shows or hides the boxes of the cards. */
export function ModeButton({
  label,
  isOn,
  onChange,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}): ReactNode {
  return (
    <ToggleButton
      isSelected={isOn}
      onChange={onChange}
      className={`${button({ variant: 'secondary', size: 'small' })} ${styles.mode}`}
    >
      <ListChecks size={16} aria-hidden="true" />
      <span className={styles.modeWords}>{label}</span>
    </ToggleButton>
  );
}
