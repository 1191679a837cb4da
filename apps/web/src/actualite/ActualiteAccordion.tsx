import type { Actualite } from '@habilis/api/actualite/Actualite';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Accordion } from '@habilis/ui/Accordion';
import { RichText } from '@habilis/ui/RichText';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

/** News items by their titles, each opening on its text. */
export function ActualiteAccordion({
  actualites,
  isOpen = false,
}: {
  actualites: readonly Actualite[];
  /** Whether all are open at first. @default false */
  isOpen?: boolean;
}): ReactNode {
  const t = useText();
  return (
    <Accordion
      openAtFirst={isOpen ? actualites.map(({ id }) => `actualite-${id}`) : []}
      items={actualites.map(({ id, titre, contenu, dateDebutPublication }) => ({
        id: `actualite-${id}`,
        title: titre,
        content: (
          <Stack gap={8}>
            <Text look="small" tone="subtle">
              {t('actualites.publiee', { date: formatDate(dateDebutPublication) })}
            </Text>
            <RichText html={contenu} headingLevel={4} />
          </Stack>
        ),
      }))}
    />
  );
}
