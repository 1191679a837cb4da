import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import type { WebhookLu } from '@habilis/api/webhook/Webhook';
import { useText } from '@habilis/i18n/TextProvider';
import { type Column, DataTable } from '@habilis/ui/DataTable';
import { Identifier } from '@habilis/ui/Identifier';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { type Acte, ActesMenu } from './ActesMenu.tsx';
import { EtatWebhook } from './EtatWebhook.tsx';
import { porteeText } from './porteeText.ts';
import { derniereText, semaineText } from './remiseText.ts';

function Face({ of }: { of: WebhookLu }): ReactNode {
  const t = useText();
  return (
    <Stack gap={4} align="start">
      <Text isStrong as="span">
        {of.nom}
      </Text>
      <Text look="small" as="span">
        <Identifier isLong>{of.adresse}</Identifier>
      </Text>
      <Text look="small" tone="subtle" as="span">
        {porteeText(t, of.portee)}
      </Text>
      <Text look="small" as="span">
        {t('webhooks.carte', { semaine: semaineText(t, of), derniere: derniereText(t, of) })}
      </Text>
      {of.nbEnAttente > 0 && (
        <Text look="small" as="span">
          {t('webhooks.attente-compte', { nombre: of.nbEnAttente })}
        </Text>
      )}
      <EtatWebhook of={of} />
    </Stack>
  );
}

const faceOf = (one: WebhookLu): ReactNode => <Face of={one} />;

type Props = {
  readonly webhooks: readonly WebhookLu[];
  readonly role: Role;
  readonly onAct: (acte: Acte, of: WebhookLu) => void;
};

/** The webhooks: where each leads, whose events it hears, how it fares, and what can be done with it. */
export function WebhookTable({ webhooks, role, onAct }: Props): ReactNode {
  const t = useText();
  const columns: Column<WebhookLu>[] = [
    { key: 'nom', header: t('webhooks.nom'), width: 160, render: ({ nom }) => nom },
    {
      key: 'adresse',
      header: t('webhooks.adresse'),
      render: ({ adresse }) => <Identifier isLong>{adresse}</Identifier>,
    },
    {
      key: 'portee',
      header: t('webhooks.portee'),
      width: 130,
      isSecondary: true,
      render: ({ portee }) => porteeText(t, portee),
    },
    { key: 'etat', header: t('webhooks.etat'), width: 150, render: (one) => <EtatWebhook of={one} /> },
    { key: 'derniere', header: t('webhooks.derniere'), width: 140, render: (one) => derniereText(t, one) },
    {
      key: 'semaine',
      header: t('webhooks.semaine'),
      width: 90,
      isSecondary: true,
      render: (one) => semaineText(t, one),
    },
    {
      key: 'attente',
      header: t('webhooks.attente'),
      width: 70,
      isSecondary: true,
      render: ({ nbEnAttente }) => t('applications.nombre', { nombre: nbEnAttente }),
    },
    {
      key: 'actes',
      header: t('applications.colonne-actes'),
      width: 60,
      isAction: true,
      render: (one) => <ActesMenu of={one} onAct={onAct} />,
    },
  ];
  return (
    <DataTable
      caption={t('webhooks.titre')}
      columns={columns}
      rows={webhooks}
      rowKey={({ id }) => String(id)}
      rowHref={({ id }) => rolePath(role, 'webhook', id)}
      card={faceOf}
      summary={t('webhooks.compte', { nombre: webhooks.length })}
    />
  );
}
