import { newsAnchor } from '@habilis/api/page/paths';
import type { Actualite } from '@habilis/api/actualite/Actualite';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { EmptyState } from '@habilis/ui/EmptyState';
import { RichText } from '@habilis/ui/RichText';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Newspaper } from 'lucide-react';
import type { ReactNode } from 'react';

/** News items in full, in their order. */
export function Articles({ actualites }: { actualites: readonly Actualite[] }): ReactNode {
  const t = useText();
  if (actualites.length === 0) {
    return <EmptyState icon={Newspaper} title={t('actualites.vide.titre')} description={t('actualites.vide.texte')} />;
  }
  return (
    <Stack gap={36}>
      {actualites.map(({ id, titre, contenu, dateDebutPublication }) => (
        <Section key={id} id={newsAnchor(id)} title={titre}>
          <Stack gap={8}>
            <Text look="small" tone="subtle">
              {t('actualites.publiee', { date: formatDate(dateDebutPublication) })}
            </Text>
            <RichText html={contenu} headingLevel={3} />
          </Stack>
        </Section>
      ))}
    </Stack>
  );
}
