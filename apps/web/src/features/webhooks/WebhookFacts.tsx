import type { WebhookLu } from '@habilis/api/webhook/Webhook';
import { formatInstantDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Identifier } from '@habilis/ui/Identifier';
import { Section } from '@habilis/ui/Section';
import type { ReactNode } from 'react';
import { momentText } from './momentText.ts';
import { porteeText } from './porteeText.ts';
import { derniereText, semaineText } from './remiseText.ts';

/** A webhook in full: where it leads, what it hears, who answers for it, and how it fares. */
export function WebhookFacts({ of }: { of: WebhookLu }): ReactNode {
  const t = useText();
  const { nbEnAttente, prochaineLe } = of;
  const waiting = t('webhooks.attente-compte', { nombre: nbEnAttente });
  const facts = [
    { term: t('webhooks.adresse'), description: <Identifier isLong>{of.adresse}</Identifier> },
    { term: t('webhooks.types'), description: of.types.map((type) => t(`webhooks.type.${type}`)).join(' · ') },
    { term: t('webhooks.portee'), description: porteeText(t, of.portee) },
    { term: t('webhooks.responsable'), description: of.responsable ?? t('webhooks.sans-responsable') },
    { term: t('webhooks.secret-du'), description: formatInstantDate(of.secretLe) },
    ...(of.ancienSecretFinitLe === null
      ? []
      : [{ term: t('webhooks.ancien-secret'), description: momentText(of.ancienSecretFinitLe) }]),
    { term: t('webhooks.semaine'), description: semaineText(t, of) },
    {
      term: t('webhooks.attente'),
      description:
        nbEnAttente === 0 || prochaineLe === null
          ? waiting
          : t('webhooks.attente-prochaine', { attente: waiting, date: momentText(prochaineLe) }),
    },
    { term: t('webhooks.derniere'), description: derniereText(t, of) },
  ];
  return (
    <Section title={t('webhooks.en-bref')}>
      <DescriptionList items={facts} />
    </Section>
  );
}
