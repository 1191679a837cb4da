import { Check, Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { button } from '../Button/Button.css.ts';
import type { Column } from './Column.ts';
import * as styles from './ColumnMenu.css.ts';

/** Which columns are hidden, as a plain value that the caller keeps. */
export interface ColumnChoice {
  /** Such as « Colonnes ». */
  label: string;
  /** Keys of the hidden columns. */
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

interface ColumnMenuProps {
  choice: ColumnChoice;
  /** Those that may be hidden. */
  columns: readonly Pick<Column<never>, 'key' | 'header'>[];
}

/** A button that opens the list of columns, to show or hide each. */
export function ColumnMenu({ choice: { label, hidden, onChange }, columns }: ColumnMenuProps): ReactNode {
  const shown = columns.filter(({ key }) => !hidden.includes(key)).map(({ key }) => key);
  return (
    <MenuTrigger>
      <Button className={button({ variant: 'quiet', size: 'small' })}>
        <Columns3 size={16} strokeWidth={2} aria-hidden="true" />
        {label}
      </Button>
      <Popover className={styles.popover} placement="bottom end">
        <Menu
          aria-label={label}
          className={styles.list}
          selectionMode="multiple"
          selectedKeys={shown}
          onSelectionChange={(keys) =>
            onChange(columns.filter(({ key }) => keys !== 'all' && !keys.has(key)).map(({ key }) => key))
          }
        >
          {columns.map(({ key, header }) => (
            <MenuItem key={key} id={key} textValue={header} className={styles.item}>
              {({ isSelected }) => (
                <>
                  <span className={styles.mark}>
                    {isSelected && <Check size={14} strokeWidth={3} aria-hidden="true" />}
                  </span>
                  {header}
                </>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
