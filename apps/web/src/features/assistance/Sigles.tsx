import { ACRONYMS } from '@habilis/i18n/acronyms';
import { useText } from '@habilis/i18n/TextProvider';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Section } from '@habilis/ui/Section';
import type { ReactNode } from 'react';

/** What the acronyms of the product mean; the search leads here. */
export function Sigles(): ReactNode {
  const t = useText();
  return (
    <Section title={t('termes.sigles')} id="sigles">
      <DescriptionList items={ACRONYMS.map((one) => ({ term: one, description: t(`termes.sigle.${one}`) }))} />
    </Section>
  );
}
