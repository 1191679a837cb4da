import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { Role } from '@habilis/api/role/Role';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { useText } from '@habilis/i18n/TextProvider';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { rolePath } from '../../session/homePath.ts';
import { DemandeItems } from './DemandeItems.tsx';

/** Work of those who follow requests without examining the administrative ones: those under way that are due first. */
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
  const isForAll = scopeOf(role.type, 'read-demandes') === 'all';
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
        <Text tone="subtle">{t(isForAll ? 'tableau-bord.aucune-demande' : 'tableau-bord.aucune-confiee')}</Text>
      ) : (
        <DemandeItems label={title} demandes={next} role={role} />
      )}
    </Section>
  );
}
