import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../session/useServerProperties.ts';
import { GuestPage } from '../../shell/GuestPage.tsx';

/** The accessibility declaration: not conform until an audit was made. */
export function Component(): ReactNode {
  const t = useText();
  const { supportEmail: adresse } = useServerProperties();
  return (
    <GuestPage title={t('invite.accessibilite.titre')}>
      <Text>{t('invite.accessibilite.etat')}</Text>
      <Text>{t('invite.accessibilite.contact', { adresse })}</Text>
      <Text>{t('invite.accessibilite.recours')}</Text>
    </GuestPage>
  );
}
