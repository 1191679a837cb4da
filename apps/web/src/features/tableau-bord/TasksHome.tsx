import { rolePath } from '@habilis/api/page/rolePaths';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { Role } from '@habilis/api/role/Role';
import { useText } from '@habilis/i18n/TextProvider';
import { Columns } from '@habilis/ui/Columns';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { DemandeItems } from './DemandeItems.tsx';
import type { TaskCounts } from './homeData.ts';

/** Home of those who examine: what is due first, and how much waits. */
export function TasksHome({
  counts,
  next,
  role,
}: {
  counts: TaskCounts;
  next: readonly DemandeSummary[];
  role: Role;
}): ReactNode {
  const t = useText();
  const figures = [
    { vue: 'a-traiter', count: counts.total },
    { vue: 'les-miennes', count: counts.lesMiennes },
    { vue: 'non-affectees', count: counts.nonAffectees },
    { vue: 'en-retard', count: counts.enRetard },
  ] as const;
  return (
    <Columns split="1.5fr 1fr">
      <Section title={t('tableau-bord.prochaines')}>
        {next.length === 0 ? (
          <Text tone="subtle">{t('tableau-bord.aucune-tache')}</Text>
        ) : (
          <DemandeItems label={t('tableau-bord.prochaines')} demandes={next} role={role} />
        )}
      </Section>
      <Section
        title={t('tableau-bord.taches')}
        action={
          <Link href={rolePath(role, 'taches')} isSmall>
            {t('tableau-bord.toutes')}
          </Link>
        }
      >
        <DescriptionList
          items={figures.map(({ vue, count }) => ({
            term: t(`listes.vue.${vue}`),
            description: (
              <Link href={`${rolePath(role, 'taches')}${vue === 'a-traiter' ? '' : `?vue=${vue}`}`}>{count}</Link>
            ),
          }))}
        />
      </Section>
    </Columns>
  );
}
