import { Check } from 'lucide-react';
import { type FC, type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, type MenuItemProps, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { button } from '../Button/Button.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { isSame } from '../../internal/isSame.ts';
import { steady } from '../../internal/steady.tsx';
import * as styles from './Menu.css.ts';

export interface MenuProps {
  /** Name of the button and of the menu. */
  label: string;
  /** What the button shows; `label` stays its name. */
  trigger: ReactNode;
  /** How the button looks: bare, as the other buttons of a bar, or square around an icon. @default 'bare' */
  look?: 'bare' | 'button' | 'smallButton' | 'icon';
  items: readonly {
    id: string;
    label: string;
    description?: string;
    /** A choice that leads somewhere. */
    href?: string;
    /** The current choice: marked, and announced as such. @default false */
    isCurrent?: boolean;
  }[];
  /** An action is under way: the button keeps the focus and opens nothing. @default false */
  isBusy?: boolean;
  /** Takes the id of what was chosen. */
  onAction?: (id: string) => void;
}

// react-aria does not pass `aria-current` on.
const asCurrent: NonNullable<MenuItemProps['render']> = (props) =>
  'href' in props ? (
    <a {...props} aria-current="true">
      {props.children}
    </a>
  ) : (
    <div {...props} aria-current="true" />
  );

/**
 * A button that opens a few choices.
 * @since 0.1.0
 */
export const Menu: FC<MenuProps> = steady(function Menu({
  label,
  trigger,
  look = 'bare',
  items,
  isBusy = false,
  onAction,
}: MenuProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <MenuTrigger isOpen={isOpen && !isBusy} onOpenChange={(open) => setOpen(open && !isBusy)}>
      <Button
        {...(isBusy ? { 'aria-disabled': true } : {})}
        className={
          look === 'bare'
            ? styles.trigger
            : button({
                variant: 'secondary',
                size: look === 'smallButton' ? 'small' : 'regular',
                icon: look === 'icon',
              })
        }
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        <span aria-hidden="true" className={styles.shown}>
          {trigger}
        </span>
      </Button>
      <Popover className={styles.popover} placement="bottom end">
        <AriaMenu aria-label={label} className={styles.list} onAction={(key) => onAction?.(String(key))}>
          {items.map(({ id, label: words, description, href, isCurrent }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={words}
              className={styles.item}
              {...(href === undefined ? {} : { href })}
              {...(isCurrent ? { render: asCurrent } : {})}
            >
              <span className={styles.words}>
                {words}
                {description && <span className={styles.description}>{description}</span>}
              </span>
              {isCurrent && <Check size={16} strokeWidth={2} aria-hidden="true" />}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}, isSame);
