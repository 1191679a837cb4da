import type { LigneDeTemps } from '@habilis/api/echeance/Echeance';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { useText } from '@habilis/i18n/TextProvider';
import { Link } from '@habilis/ui/Link';
import { media } from '@habilis/ui/theme/media';
import type { ReactNode } from 'react';
import { useMedia } from '../../boot/useMedia.ts';
import { EcheanceLine } from '../../echeance/EcheanceLine.tsx';
import type { Part } from './homeData.ts';
import { PartSection } from './PartSection.tsx';

/** The line of what is late and what comes; nothing when it is empty, or on a phone: the list has it. */
export function HomeLine({ part, role }: { part: Part<LigneDeTemps>; role: Role }): ReactNode {
  const t = useText();
  if (useMedia(media.phone)) return null;
  const shown = part.isRead ? { ...part, items: part.items.filter(({ tranches }) => tranches.length > 0) } : part;
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
      {(lines) => lines.map((ligne) => <EcheanceLine key={ligne.au} ligne={ligne} role={role} />)}
    </PartSection>
  );
}
