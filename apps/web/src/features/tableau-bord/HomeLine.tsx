import type { LigneDeTemps } from '@habilis/api/echeance/Echeance';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { useText } from '@habilis/i18n/TextProvider';
import { Link } from '@habilis/ui/Link';
import type { ReactNode } from 'react';
import { EcheanceLine } from '../../echeance/EcheanceLine.tsx';
import type { Part } from './homeData.ts';
import { PartSection } from './PartSection.tsx';

/** The twelve months of what ends or is due; nothing when they are empty. */
export function HomeLine({ part, role }: { part: Part<LigneDeTemps>; role: Role }): ReactNode {
  const t = useText();
  const shown = part.isRead ? { ...part, items: part.items.filter(({ cases }) => cases.length > 0) } : part;
  return (
    <PartSection
      title={t('echeances.ligne')}
      part={shown}
      action={
        <Link href={rolePath(role, 'echeances')} isSmall>
          {t('tableau-bord.toutes-echeances')}
        </Link>
      }
    >
      {(lines) => lines.map((ligne) => <EcheanceLine key={ligne.mois[0]} ligne={ligne} role={role} />)}
    </PartSection>
  );
}
