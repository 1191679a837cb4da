import type { Reglage } from '@habilis/api/reglage/Reglage';
import { rolePath } from '@habilis/api/page/rolePaths';
import { FAMILLES_REGLAGE, type FamilleReglage } from '@habilis/domain/setting/Reglage';
import { REGLAGES } from '@habilis/domain/setting/REGLAGES';
import { useText } from '@habilis/i18n/TextProvider';
import { VisuallyHidden } from '@habilis/ui/VisuallyHidden';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { currentRoleAtom } from '../../session/atoms.ts';
import * as styles from './reglages.css.ts';

/** The families of settings, each with how many it has. */
export function Familles({
  reglages,
  current,
}: {
  reglages: readonly Reglage[];
  current: FamilleReglage | null;
}): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  if (role === null) return null;
  return (
    <nav aria-label={t('reglages.familles')}>
      <ul className={styles.families}>
        {FAMILLES_REGLAGE.map((famille) => (
          <li key={famille}>
            <Link
              href={rolePath(role, 'reglagesFamille', famille)}
              className={styles.family}
              {...(famille === current ? { 'aria-current': 'page' as const } : {})}
            >
              {t(`reglages.famille.${famille}`)}
              <VisuallyHidden> </VisuallyHidden>
              <span className={styles.count}>
                {reglages.filter(({ cle }) => REGLAGES[cle].famille === famille).length}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
