import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import type { LivraisonLue, Livraisons, WebhookLu } from '@habilis/api/webhook/Webhook';
import { ETATS_LIVRAISON, type EtatLivraison } from '@habilis/domain/webhook/Livraison';
import { TYPE_ESSAI } from '@habilis/domain/webhook/TYPES_WEBHOOK';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Button } from '@habilis/ui/Button';
import { type Column, DataTable, figures } from '@habilis/ui/DataTable';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { LinkTabs } from '@habilis/ui/LinkTabs';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { VisuallyHidden } from '@habilis/ui/VisuallyHidden';
import { Ban, CircleCheck, Clock, Inbox, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { momentText } from './momentText.ts';
import { Tentatives } from './Tentatives.tsx';
import { useHistorique } from './useHistorique.ts';

const LOOKS = {
  ATTENTE: { tone: 'info', icon: Clock },
  REMISE: { tone: 'success', icon: CircleCheck },
  ABANDONNEE: { tone: 'danger', icon: Ban },
} as const;

function EtatMessage({ of: { etat, prochaineLe } }: { of: LivraisonLue }): ReactNode {
  const t = useText();
  return (
    <Stack gap={4} align="start">
      <Badge {...LOOKS[etat]}>{t(`webhooks.livraison.${etat}`)}</Badge>
      {prochaineLe !== null && (
        <Text as="span" look="small">
          {t('webhooks.prochaine', { date: momentText(prochaineLe) })}
        </Text>
      )}
    </Stack>
  );
}

/** What a message tells of: the event, and the number of its object; a trial is of nothing. */
function Quoi({ of: { type, numero } }: { of: LivraisonLue }): ReactNode {
  const t = useText();
  return (
    <Stack gap={0}>
      <Text look="small" as="span" isStrong>
        {t(`webhooks.type.${type}`)}
      </Text>
      {type !== TYPE_ESSAI && (
        <Text look="small" as="span">
          <Identifier>{numero}</Identifier>
        </Text>
      )}
    </Stack>
  );
}

const faceOf = (one: LivraisonLue): ReactNode => (
  <Stack gap={8} align="start">
    <Quoi of={one} />
    <EtatMessage of={one} />
    <Tentatives of={one.tentatives} />
  </Stack>
);

type Sent = Pick<ReturnType<typeof useHistorique>, 'messages' | 'isBusy' | 'sendAgain'> & { readonly isOff: boolean };

function Messages({ messages, isBusy, sendAgain, isOff }: Sent): ReactNode {
  const t = useText();
  const columns: Column<LivraisonLue>[] = [
    { key: 'quoi', header: t('webhooks.message'), width: 220, render: (one) => <Quoi of={one} /> },
    {
      key: 'survenu',
      header: t('webhooks.survenu'),
      isSecondary: true,
      ...figures<LivraisonLue>(({ survenuLe }) => momentText(survenuLe)),
    },
    { key: 'etat', header: t('webhooks.etat'), width: 170, render: (one) => <EtatMessage of={one} /> },
    {
      key: 'tentatives',
      header: t('webhooks.tentatives'),
      render: ({ tentatives }) => <Tentatives of={tentatives} />,
    },
    {
      key: 'renvoyer',
      header: t('applications.colonne-actes'),
      width: 130,
      isAction: true,
      render: (one) =>
        isOff || one.type === TYPE_ESSAI ? (
          ''
        ) : (
          <Button size="small" variant="quiet" icon={RotateCw} isBusy={isBusy} onPress={() => sendAgain(one)}>
            {t('webhooks.renvoyer')}
            <VisuallyHidden>{` ${one.numero}`}</VisuallyHidden>
          </Button>
        ),
    },
  ];
  return (
    <DataTable
      caption={t('webhooks.historique')}
      columns={columns}
      rows={messages}
      rowKey={({ id }) => String(id)}
      card={faceOf}
    />
  );
}

/** Which messages are shown, kept in the address. */
function Views({ role, id, etat }: { role: Role; id: number; etat: EtatLivraison | undefined }): ReactNode {
  const t = useText();
  const href = rolePath(role, 'webhook', id);
  return (
    <LinkTabs
      label={t('webhooks.historique-de-quoi')}
      isWrapping
      items={[
        { href, label: t('webhooks.tous'), isCurrent: etat === undefined },
        ...ETATS_LIVRAISON.map((one) => ({
          href: `${href}?etat=${one}`,
          label: t(`webhooks.livraisons.${one}`),
          isCurrent: one === etat,
        })),
      ]}
    />
  );
}

type Props = {
  readonly of: WebhookLu;
  readonly role: Role;
  readonly etat: EtatLivraison | undefined;
  /** Its beginning. */
  readonly first: Livraisons;
};

/** The messages of a webhook with each try, the last first; one is sent again from here. */
export function Historique({ of: { id, arreteLe }, role, etat, first }: Props): ReactNode {
  const t = useText();
  const { hasMore, readMore, refresh, ...sent } = useHistorique(id, etat, first);
  return (
    <Section
      title={t('webhooks.historique')}
      action={
        <Button size="small" icon={RotateCw} isBusy={sent.isBusy} onPress={refresh}>
          {t('webhooks.relire')}
        </Button>
      }
    >
      <Stack gap={16}>
        <Views role={role} id={id} etat={etat} />
        {sent.messages.length === 0 ? (
          <EmptyState
            icon={Inbox}
            title={t('webhooks.aucun-message')}
            description={t('webhooks.aucun-message-texte')}
          />
        ) : (
          <Messages {...sent} isOff={arreteLe !== null} />
        )}
        {hasMore && (
          <Inline>
            <Button isBusy={sent.isBusy} onPress={readMore}>
              {t('webhooks.suite')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Section>
  );
}
