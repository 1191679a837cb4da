import { useText } from '@habilis/i18n/TextProvider';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { durationText } from '../../messages/durationText.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';

/** The uses of personal data, each with its purpose, legal ground and duration (rules/people#personal-data). */
const TRAITEMENTS = [
  'comptes',
  'demandes',
  'annuaire',
  'journal',
  'courriels',
  'assistance',
  'certificats',
  'page',
] as const;

/** What is kept about people, why, for how long, and their rights. */
export function Component(): ReactNode {
  const t = useText();
  const { supportEmail: adresse, conservation } = useServerProperties();
  const durations = {
    comptes: durationText(t, conservation.comptesNonActivesJours),
    connexions: durationText(t, conservation.connexionsJours),
    journal: durationText(t, conservation.journalJours),
    courriels: durationText(t, conservation.courrielsJours),
    consultations: durationText(t, conservation.consultationsJours),
    demandes: durationText(t, conservation.demandesSupprimeesJours),
    messages: durationText(t, conservation.messagesSupportJours),
  };
  return (
    <GuestPage title={t('invite.donnees.titre')}>
      <Text>{t('invite.donnees.texte')}</Text>
      {TRAITEMENTS.map((name) => (
        <Section key={name} title={t(`invite.donnees.${name}.titre`)}>
          <DescriptionList
            items={[
              { term: t('invite.donnees.quoi'), description: t(`invite.donnees.${name}.quoi`) },
              { term: t('invite.donnees.pourquoi'), description: t(`invite.donnees.${name}.pourquoi`) },
              { term: t('invite.donnees.base'), description: t(`invite.donnees.${name}.base`) },
              { term: t('invite.donnees.duree'), description: t(`invite.donnees.${name}.duree`, durations) },
            ]}
          />
        </Section>
      ))}
      <Section title={t('invite.donnees.droits-titre')}>
        <Stack gap={8}>
          <Text>{t('invite.donnees.droits')}</Text>
          <Link href={`mailto:${adresse}`}>{adresse}</Link>
          <Text>{t('invite.donnees.cnil')}</Text>
        </Stack>
      </Section>
      <Section title={t('invite.donnees.temoins-titre')}>
        <Text>{t('invite.donnees.temoins')}</Text>
      </Section>
    </GuestPage>
  );
}
