import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';
import facts from './accessibilityFacts.json' with { type: 'json' };
import { CONTROLES } from './controles.ts';

const DEFENSEUR = 'https://www.defenseurdesdroits.fr';

/** The accessibility declaration: not conform until an audit is made, with the checks made so far (rule D9; rules/public#accessibility). */
export function Component(): ReactNode {
  const t = useText();
  const { supportEmail: adresse } = useServerProperties();
  const figuresOf = (name: string) => facts.controles.find(({ nom }) => nom === name) ?? {};
  return (
    <GuestPage title={t('invite.accessibilite.titre')}>
      <Text>{t('invite.accessibilite.engagement')}</Text>
      <Section title={t('invite.accessibilite.etat-titre')}>
        <Text>{t('invite.accessibilite.etat')}</Text>
      </Section>
      <Section title={t('invite.accessibilite.controles-titre')}>
        <Stack gap={12}>
          <Text>{t('invite.accessibilite.controles')}</Text>
          <Stack as="ul" gap={8}>
            {CONTROLES.map((name) => (
              <li key={name}>{t.chosen(`invite.accessibilite.controle.${name}`, { ...figuresOf(name) })}</li>
            ))}
          </Stack>
          <Text>{t('invite.accessibilite.limites')}</Text>
        </Stack>
      </Section>
      <Section title={t('invite.accessibilite.etablissement-titre')}>
        <Text>{t('invite.accessibilite.etablissement', { date: formatDate(facts.etablieLe) })}</Text>
      </Section>
      <Section title={t('invite.accessibilite.contact-titre')}>
        <Stack gap={8}>
          <Text>{t('invite.accessibilite.contact')}</Text>
          <Link href={`mailto:${adresse}`}>{adresse}</Link>
        </Stack>
      </Section>
      <Section title={t('invite.accessibilite.recours-titre')}>
        <Stack gap={8}>
          <Text>{t('invite.accessibilite.recours')}</Text>
          <Link href={DEFENSEUR}>{t('invite.accessibilite.defenseur')}</Link>
        </Stack>
      </Section>
    </GuestPage>
  );
}
