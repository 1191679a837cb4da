import { useText } from '@habilis/i18n/TextProvider';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Heading } from '@habilis/ui/Heading';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { Verdict } from '@habilis/ui/Verdict';
import { FileX2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** A file that does not say what its code signs: each difference, before what was signed. */
export function ModifiedDocument({
  detail,
  ecarts,
  origin,
}: {
  /** How many differences, in words. */
  detail: string;
  ecarts: readonly { readonly term: string; readonly description: string }[];
  /** The title of what was signed. */
  origin: string;
}): ReactNode {
  const t = useText();
  const sentenceId = useId();
  return (
    <>
      <Verdict
        tone="danger"
        icon={FileX2}
        word={t('scanner-qrcode.document.modifie')}
        detail={detail}
        describedBy={sentenceId}
      />
      <Text id={sentenceId}>
        <strong>{t('scanner-qrcode.document.modifie-phrase')}</strong> {t('scanner-qrcode.document.modifie-suite')}
      </Text>
      <Section title={t('scanner-qrcode.document.ecarts')}>
        <DescriptionList items={ecarts} />
      </Section>
      <Heading level={2}>{origin}</Heading>
    </>
  );
}
