import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { useText } from '@habilis/i18n/TextProvider';
import { Inline } from '@habilis/ui/Inline';
import { Link } from '@habilis/ui/Link';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { EcheanceItems } from '../../echeance/EcheanceItems.tsx';
import type { Part, Venir as Coming } from './homeData.ts';
import { PartSection } from './PartSection.tsx';

/** What comes, the nearest first, whoever has it; nothing when nothing does. */
export function Venir({ part, role }: { part: Part<Coming>; role: Role }): ReactNode {
  const t = useText();
  const title = t('tableau-bord.vient');
  const shown = part.isRead ? { ...part, items: part.items.filter(({ echeances }) => echeances.length > 0) } : part;
  const [coming] = shown.isRead ? shown.items : [];
  return (
    <PartSection
      title={title}
      part={shown}
      unread={t('tableau-bord.vient.illisible')}
      action={
        <Inline gap={12}>
          {coming !== undefined && (
            <Text as="span" look="small" tone="subtle">
              {t('tableau-bord.vient.compte', { aVous: coming.totalAVous, autres: coming.totalChezAutres })}
            </Text>
          )}
          <Link href={rolePath(role, 'echeances')} isSmall>
            {t('tableau-bord.toutes-echeances')}
          </Link>
        </Inline>
      }
    >
      {(items) =>
        items.map(({ echeances }) => <EcheanceItems key="venir" label={title} echeances={echeances} role={role} />)
      }
    </PartSection>
  );
}
