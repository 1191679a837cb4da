import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { Role } from '@habilis/api/role/Role';
import { useText } from '@habilis/i18n/TextProvider';
import { Deadline } from '@habilis/ui/Deadline';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Inline } from '@habilis/ui/Inline';
import { Link } from '@habilis/ui/Link';
import { Columns } from '@habilis/ui/Columns';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { rolePath } from '../../session/homePath.ts';
import { useServerProperties } from '../../session/useServerProperties.ts';
import { deadlineView } from '../../shell/deadlineView.ts';
import type { TaskCounts } from './tableauBordRoute.tsx';

/** Home of those who examine: how much waits, and what is due first. */
export function FundHome({
  counts,
  next,
  role,
}: {
  counts: TaskCounts;
  next: readonly DemandeSummary[];
  role: Role;
}): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
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
          <Text tone="subtle">{t('tableau-bord.rien')}</Text>
        ) : (
          <Stack as="ul" gap={12}>
            {next.map((row) => (
              <li key={row.id}>
                <Inline justify="between">
                  <Link href={rolePath(role, `demandes-administratives/${row.id}`)} isQuiet>
                    {row.raisonSociale ?? t('listes.sans-nom')}
                  </Link>
                  {row.dateDebutTache !== null && row.dateEcheance !== null && (
                    <Deadline {...deadlineView(t, { start: row.dateDebutTache, due: row.dateEcheance, today }, true)} />
                  )}
                </Inline>
              </li>
            ))}
          </Stack>
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
              <Link href={rolePath(role, vue === 'a-traiter' ? 'taches' : `taches?vue=${vue}`)}>{count}</Link>
            ),
          }))}
        />
      </Section>
    </Columns>
  );
}
