import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../session/useServerProperties.ts';
import { GuestPage } from '../../shell/GuestPage.tsx';

/** What is kept of people, and their rights. */
export function Component(): ReactNode {
  const t = useText();
  const { supportEmail: adresse } = useServerProperties();
  return (
    <GuestPage title={t('invite.donnees.titre')}>
      <Text>{t('invite.donnees.texte')}</Text>
      <Text>{t('invite.donnees.droits', { adresse })}</Text>
      <Text>{t('invite.donnees.temoins')}</Text>
    </GuestPage>
  );
}
