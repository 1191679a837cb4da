import { rolePath } from '@habilis/api/page/rolePaths';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { Role } from '@habilis/api/role/Role';
import { useText } from '@habilis/i18n/TextProvider';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { DemandeItems } from './DemandeItems.tsx';

/** Home of those who follow demandes without tasks of their own: the demandes under way, first due first. */
export function FollowerHome({
  total,
  next,
  role,
}: {
  total: number;
  next: readonly DemandeSummary[];
  role: Role;
}): ReactNode {
  const t = useText();
  const title = t('tableau-bord.demandes-en-cours');
  return (
    <Section
      title={title}
      action={
        total > 0 && (
          <Link href={rolePath(role, 'demandes')} isSmall>
            {t('tableau-bord.toutes-demandes', { total })}
          </Link>
        )
      }
    >
      {next.length === 0 ? (
        <Text tone="subtle">{t('tableau-bord.aucune-demande')}</Text>
      ) : (
        <DemandeItems label={title} demandes={next} role={role} />
      )}
    </Section>
  );
}
