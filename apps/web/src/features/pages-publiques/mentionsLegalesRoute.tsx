import { useText } from '@habilis/i18n/TextProvider';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { PrintedLines } from '../../layout/PrintedLines.tsx';

/** Who runs this instance, and how its content may be used. */
export function Component(): ReactNode {
  const t = useText();
  const { supportEmail: adresse, version, environment, mentions } = useServerProperties();
  const { editeur, hebergeur } = mentions;
  return (
    <GuestPage title={t('invite.mentions.titre')}>
      {environment === 'demonstration' && <Text isStrong>{t('invite.mentions.demonstration')}</Text>}
      <Section title={t('invite.mentions.editeur-titre')}>
        <Stack gap={8}>
          {editeur === '' ? <Text>{t('invite.mentions.editeur')}</Text> : <PrintedLines of={editeur} />}
          <Link href={`mailto:${adresse}`}>{adresse}</Link>
        </Stack>
      </Section>
      {hebergeur !== '' && (
        <Section title={t('invite.mentions.hebergeur-titre')}>
          <PrintedLines of={hebergeur} />
        </Section>
      )}
      <Section title={t('invite.mentions.contenu-titre')}>
        <Text>{t('invite.mentions.contenu')}</Text>
      </Section>
      <Section title={t('invite.mentions.securite-titre')}>
        <Text>{t('invite.mentions.securite')}</Text>
      </Section>
      <Text look="small" tone="subtle">
        {t('invite.mentions.version', { version })}
      </Text>
    </GuestPage>
  );
}
