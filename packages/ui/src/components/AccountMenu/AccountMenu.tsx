import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu } from '../Menu/Menu.tsx';
import { initials as initialsStyle, person } from '../RoleSwitch/RoleSwitch.css.ts';

export interface AccountMenuProps {
  /** The person's name, left out under 64rem. */
  name: string;
  initials: string;
  /** Name of the button; it contains the person's name, for voice control. */
  label: string;
  items: readonly { id: string; label: string; href?: string }[];
  /** Takes the id of what was chosen. */
  onAction: (id: string) => void;
}

/**
 * The signed-in person, and the menu of their account.
 * @since 0.1.0
 */
export function AccountMenu({ name, initials, label, items, onAction }: AccountMenuProps): ReactNode {
  return (
    <Menu
      label={label}
      items={items}
      onAction={onAction}
      trigger={
        <>
          <span className={initialsStyle} aria-hidden="true">
            {initials}
          </span>
          <span className={person}>{name}</span>
          <ChevronDown size={16} aria-hidden="true" />
        </>
      }
    />
  );
}
