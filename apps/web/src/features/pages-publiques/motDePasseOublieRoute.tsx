import { useText } from '@habilis/i18n/TextProvider';
import { Link } from '@habilis/ui/Link';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../session/useServerProperties.ts';
import { GuestPage } from '../../shell/GuestPage.tsx';

/** How to get a new password. */
export function Component(): ReactNode {
  const t = useText();
  const { supportEmail: adresse } = useServerProperties();
  return (
    <GuestPage title={t('invite.oubli.titre')}>
      <Text>{t('invite.oubli.texte')}</Text>
      <Link href={`mailto:${adresse}`}>{t('invite.oubli.ecrire')}</Link>
      <Link href="/connexion">{t('invite.retour-connexion')}</Link>
    </GuestPage>
  );
}
