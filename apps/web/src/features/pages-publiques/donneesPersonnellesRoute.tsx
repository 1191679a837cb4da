import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../session/useServerProperties.ts';
import { GuestPage } from '../../shell/GuestPage.tsx';

/** What is done with data, each with its purpose, its ground and its time (domain, A.6). */
const TRAITEMENTS = ['comptes', 'demandes', 'annuaire', 'journal', 'courriels', 'certificats'] as const;
const DAYS_OF_YEAR = 365;

/** A number of days as people say it: in years once there is one. */
function durationOf(t: Texts, days: number): string {
  return days < DAYS_OF_YEAR
    ? t('invite.donnees.jours', { nombre: days })
    : t('invite.donnees.ans', { nombre: Math.floor(days / DAYS_OF_YEAR) });
}

/** What is kept of people, why, for how long, and their rights. */
export function Component(): ReactNode {
  const t = useText();
  const { supportEmail: adresse, conservation } = useServerProperties();
  const durations = {
    comptes: durationOf(t, conservation.comptesNonActivesJours),
    connexions: durationOf(t, conservation.connexionsJours),
    journal: durationOf(t, conservation.journalJours),
    courriels: durationOf(t, conservation.courrielsJours),
    consultations: durationOf(t, conservation.consultationsJours),
    demandes: durationOf(t, conservation.demandesSupprimeesJours),
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
