import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { Role } from '@habilis/api/role/Role';
import { useText } from '@habilis/i18n/TextProvider';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { DemandeItems } from './DemandeItems.tsx';

/** Home of those who follow demandes without tasks of their own: the demandes under way, first due first. */
export function FollowerHome({ next, role }: { next: readonly DemandeSummary[]; role: Role }): ReactNode {
  const t = useText();
  if (next.length === 0) return <Text>{t('tableau-bord.aucune-demande')}</Text>;
  const title = t('tableau-bord.premieres-dues');
  return (
    <Section title={title}>
      <DemandeItems label={title} demandes={next} role={role} isFollowed />
    </Section>
  );
}
