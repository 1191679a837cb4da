import { ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu } from '../Menu/Menu.tsx';
import * as styles from './RoleSwitch.css.ts';

export interface RoleSwitchProps {
  /** The role in force. */
  roleLabel: string;
  /** Entite or caisse. */
  entityLabel: string;
  /** Name of the switch. */
  label: string;
  /** All roles of the person; a single one leaves nothing to switch. */
  roles: readonly { id: string; href: string; label: string; description: string; isCurrent: boolean }[];
}

/**
 * The role under which one works; a menu when one has several.
 * @since 0.1.0
 */
export function RoleSwitch({ roleLabel, entityLabel, label, roles }: RoleSwitchProps): ReactNode {
  const words = (
    <span className={styles.words}>
      <span className={styles.name}>{roleLabel}</span>
      <span className={styles.entite}>{entityLabel}</span>
    </span>
  );
  return (
    <div className={styles.role}>
      {roles.length < 2 ? (
        words
      ) : (
        <Menu
          label={`${label} (${roleLabel}, ${entityLabel})`}
          items={roles}
          trigger={
            <>
              {words}
              <ChevronsUpDown size={16} aria-hidden="true" />
            </>
          }
        />
      )}
    </div>
  );
}
