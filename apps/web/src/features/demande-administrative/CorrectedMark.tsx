import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

/** Says that the instructeur corrected a field. */
export function CorrectedMark(): ReactNode {
  const t = useText();
  return (
    <Text as="span" look="small" tone="warning">
      {t('workflow.corrige')}
    </Text>
  );
}
