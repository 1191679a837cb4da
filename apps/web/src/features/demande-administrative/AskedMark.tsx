import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

/** Says that a complement is asked about a field. */
export function AskedMark(): ReactNode {
  const t = useText();
  return (
    <Text as="span" look="small" tone="warning">
      {t('habilitations.complement.marque')}
    </Text>
  );
}
