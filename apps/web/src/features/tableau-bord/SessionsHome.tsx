import { useText } from '@habilis/i18n/TextProvider';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

/** Home of those who run sessions: how many sessions wait for them. */
export function SessionsHome({ total, isFormateur }: { total: number; isFormateur: boolean }): ReactNode {
  const t = useText();
  return (
    <Section title={t('tableau-bord.sessions.titre')}>
      <Stack gap={4}>
        <Text isStrong>{t('tableau-bord.sessions.nombre', { total })}</Text>
        <Text tone="subtle">
          {t(isFormateur ? 'tableau-bord.sessions.formateur' : 'tableau-bord.sessions.delegataire')}
        </Text>
      </Stack>
    </Section>
  );
}
