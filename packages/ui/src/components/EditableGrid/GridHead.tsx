import { Check, ChevronDown, TriangleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as menu from '../Menu/Menu.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './EditableGrid.css.ts';
import { cellId } from './GridLine.tsx';
import type { GridColumn, GridWords } from './GridRow.ts';

/** The row of headings has this id among the rows. */
export const HEAD_ID = 'head';

function Source({
  column: { key, label, source },
  words,
  onChoose,
}: {
  column: GridColumn & { source: NonNullable<GridColumn['source']> };
  words: GridWords;
  onChoose: (column: string, choice: string) => void;
}): ReactNode {
  const Icon = source.isConfirmed ? Check : TriangleAlert;
  const name = words.sourceName(label, source.label);
  return (
    <span className={styles.source}>
      <Icon
        size={16}
        strokeWidth={2}
        role="img"
        aria-label={source.isConfirmed ? words.confirmed : words.toConfirm}
        className={styles.icon}
        data-tone={source.isConfirmed ? 'success' : 'warning'}
      />
      <span className={styles.sourceWords}>{source.label}</span>
      <MenuTrigger>
        <Button aria-label={name} excludeFromTabOrder className={styles.change}>
          <ChevronDown size={16} strokeWidth={2} aria-hidden="true" />
        </Button>
        <Popover className={menu.popover} placement="bottom end">
          <Menu
            aria-label={name}
            className={menu.list}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={source.choices.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)}
            onAction={(choice) => onChoose(key, String(choice))}
          >
            {source.choices.map(({ id, label: choice }) => (
              <MenuItem key={id} id={id} textValue={choice} className={menu.item}>
                {({ isSelected }) => (
                  <>
                    <span className={menu.words}>{choice}</span>
                    {isSelected && <Check size={16} strokeWidth={2} aria-hidden="true" />}
                  </>
                )}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </span>
  );
}

/** The headings: each field, and what it is read from; drawn again only when something of them changes. */
export const GridHead = memo(function GridHead({
  gridId,
  columns,
  words,
  active,
  onChoose,
}: {
  gridId: string;
  columns: readonly GridColumn[];
  words: GridWords;
  /** Column of the active heading; undefined when it is elsewhere. */
  active: number | undefined;
  onChoose: (column: string, choice: string) => void;
}): ReactNode {
  const stop = (column: number) => ({
    id: cellId(gridId, HEAD_ID, column),
    'data-column': column,
    tabIndex: active === column ? 0 : -1,
  });
  return (
    <div role="row" aria-rowindex={1} data-row={HEAD_ID} className={styles.head}>
      <div role="columnheader" aria-colindex={1} className={styles.heading} {...stop(0)}>
        <VisuallyHidden>{words.number}</VisuallyHidden>
      </div>
      {columns.map((column, at) => (
        <div key={column.key} role="columnheader" aria-colindex={at + 2} className={styles.heading} {...stop(at + 1)}>
          <span className={styles.headingWords}>
            {column.label}
            {column.note !== undefined && <span className={styles.note}> {column.note}</span>}
          </span>
          {column.source && <Source column={{ ...column, source: column.source }} words={words} onChoose={onChoose} />}
        </div>
      ))}
      <div
        role="columnheader"
        aria-colindex={columns.length + 2}
        className={styles.heading}
        {...stop(columns.length + 1)}
      >
        <span className={styles.headingWords}>{words.state}</span>
      </div>
      <div role="columnheader" aria-colindex={columns.length + 3} className={styles.unseen}>
        <VisuallyHidden>{words.remedies}</VisuallyHidden>
      </div>
    </div>
  );
});
