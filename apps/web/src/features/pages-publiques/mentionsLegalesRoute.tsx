import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../session/useServerProperties.ts';
import { GuestPage } from '../../shell/GuestPage.tsx';

/** Who runs this instance. */
export function Component(): ReactNode {
  const t = useText();
  const { supportEmail: adresse, version, environment } = useServerProperties();
  return (
    <GuestPage title={t('invite.mentions.titre')}>
      <Text>{t('invite.mentions.texte', { adresse })}</Text>
      <Text tone="subtle">{t('invite.mentions.version', { version, environnement: environment })}</Text>
    </GuestPage>
  );
}
