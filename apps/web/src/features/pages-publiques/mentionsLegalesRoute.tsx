import { useText } from '@habilis/i18n/TextProvider';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';

/** What this installation says about one party, line by line. */
function Lines({ of }: { of: string }): ReactNode {
  return (
    <Text as="div">
      {of.split('\n').map((line, rank) => (
        <div key={`${rank} ${line}`}>{line}</div>
      ))}
    </Text>
  );
}

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
          {editeur === '' ? <Text>{t('invite.mentions.editeur')}</Text> : <Lines of={editeur} />}
          <Link href={`mailto:${adresse}`}>{adresse}</Link>
        </Stack>
      </Section>
      {hebergeur !== '' && (
        <Section title={t('invite.mentions.hebergeur-titre')}>
          <Lines of={hebergeur} />
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
