import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Menu.css.ts';

export interface MenuProps {
  /** Name of the button and of the menu. */
  label: string;
  /** What the button shows; its name is the label. */
  trigger: ReactNode;
  items: readonly { id: string; label: string; description?: string; href?: string; isCurrent?: boolean }[];
  onAction?: (id: string) => void;
}

/** A button that opens a few choices. */
export function Menu({ label, trigger, items, onAction }: MenuProps): ReactNode {
  return (
    <MenuTrigger>
      <Button className={styles.trigger}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <span aria-hidden="true" className={styles.shown}>
          {trigger}
        </span>
      </Button>
      <Popover className={styles.popover} placement="bottom end">
        <AriaMenu aria-label={label} onAction={(key) => onAction?.(String(key))}>
          {items.map(({ id, label: words, description, href, isCurrent }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={words}
              className={styles.item}
              data-current={isCurrent || undefined}
              {...(href === undefined ? {} : { href })}
            >
              {words}
              {description && <span className={styles.description}>{description}</span>}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
