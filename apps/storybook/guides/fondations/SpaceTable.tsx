import { SPACES } from '@habilis/ui/theme/space';
import type { CSSProperties, ReactNode } from 'react';
import { FoundationTable } from './FoundationTable.tsx';
import * as styles from './foundations.css.ts';

/** Every space of the layout. */
export function SpaceTable(): ReactNode {
  return (
    <FoundationTable
      caption="Les espaces"
      heads={['Espace', 'Longueur']}
      rows={SPACES.filter((space) => space > 0).map((space) => [
        String(space),
        `${space} px`,
        <div key="bar" className={styles.bar} style={{ '--shown': `${space}px` } as CSSProperties} />,
      ])}
    />
  );
}
