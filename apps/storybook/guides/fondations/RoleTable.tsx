import { colourOf } from '@habilis/ui/theme/contrast';
import { HIGH_CONTRAST, ROLES, type Role } from '@habilis/ui/theme/roles';
import type { CSSProperties, ReactNode } from 'react';
import { FoundationTable } from './FoundationTable.tsx';
import * as styles from './foundations.css.ts';
import { ROLE_USES } from './tokenUses.ts';

function Swatch({ colour }: { colour: string }): ReactNode {
  return (
    <span className={styles.swatch} style={{ '--shown': colour } as CSSProperties}>
      <span className={styles.value}>{colour}</span>
    </span>
  );
}

/** Every colour role with its use and colours, including high contrast when different. */
export function RoleTable(): ReactNode {
  const high = (role: Role, theme: 'light' | 'dark') =>
    HIGH_CONTRAST[role] === undefined ? '—' : <Swatch colour={colourOf(role, theme, true)} />;
  return (
    <FoundationTable
      caption="Les rôles de couleur"
      heads={['Rôle', 'Sert à', 'Clair', 'Sombre', 'Clair, contraste élevé', 'Sombre, contraste élevé']}
      rows={(Object.keys(ROLES) as Role[]).map((role) => [
        role,
        role,
        ROLE_USES[role],
        <Swatch key="light" colour={colourOf(role, 'light', false)} />,
        <Swatch key="dark" colour={colourOf(role, 'dark', false)} />,
        high(role, 'light'),
        high(role, 'dark'),
      ])}
    />
  );
}
