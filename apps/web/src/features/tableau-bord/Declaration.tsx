import { useText } from '@habilis/i18n/TextProvider';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Section } from '@habilis/ui/Section';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';

/** What a first declaration asks, told before its first field: whoever begins may gather it first (decision 0221). */
export function Declaration(): ReactNode {
  const t = useText();
  const { validiteAttestationUrssafJours: jours } = useServerProperties();
  return (
    <Section title={t('tableau-bord.declaration')}>
      <DescriptionList
        items={[
          { term: t('tableau-bord.declaration.demande'), description: t('tableau-bord.declaration.demande-texte') },
          {
            term: t('tableau-bord.declaration.documents'),
            description: t('tableau-bord.declaration.documents-texte', { jours }),
          },
          { term: t('tableau-bord.declaration.duree'), description: t('tableau-bord.declaration.duree-texte') },
          { term: t('tableau-bord.declaration.lecteur'), description: t('tableau-bord.declaration.lecteur-texte') },
          { term: t('tableau-bord.declaration.suite'), description: t('tableau-bord.declaration.suite-texte') },
        ]}
      />
    </Section>
  );
}
