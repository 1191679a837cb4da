import { rolePath } from '@habilis/api/page/rolePaths';
import { webhook } from '@habilis/api/webhook/endpoints';
import type { WebhookAvecSecret } from '@habilis/api/webhook/Webhook';
import { ETATS_LIVRAISON } from '@habilis/domain/webhook/Livraison';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Inline } from '@habilis/ui/Inline';
import { Page } from '@habilis/ui/Page';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { ActesMenu } from './ActesMenu.tsx';
import { arretText } from './EtatWebhook.tsx';
import { Historique } from './Historique.tsx';
import { SecretCard } from './SecretCard.tsx';
import { useWebhookActes } from './useWebhookActes.tsx';
import { WebhookFacts } from './WebhookFacts.tsx';

type Asked = { readonly params: { readonly webhookId?: string }; readonly request: Request };

export async function loader({ params, request }: Asked) {
  const asked = new URL(request.url).searchParams.get('etat');
  const etat = ETATS_LIVRAISON.find((one) => one === asked);
  const named = { params: { id: params.webhookId ?? '' } };
  const [one, regles, first] = await Promise.all([
    call(webhook.get, named),
    call(webhook.list, {}),
    call(webhook.livraisons, { ...named, query: etat === undefined ? {} : { etat } }),
  ]);
  return { one, regles, first, etat };
}

/** One webhook: how it stands, what was sent to it, and what it answered. */
export function Component(): ReactNode {
  const t = useText();
  const { one, regles, first, etat } = useLoaderData<typeof loader>();
  const role = useAtomValue(currentRoleAtom);
  const navigate = useNavigate();
  const [given, setGiven] = useState<WebhookAvecSecret | null>(null);
  const { act, dialog } = useWebhookActes(regles, {
    onSecret: setGiven,
    onTried: () => undefined,
    onRemoved: () => role !== null && navigate(rolePath(role, 'webhooks'), { replace: true }),
  });
  if (role === null) return null;
  const why = arretText(t, one);
  return (
    <Page
      header={
        <AreaHeader
          kind={t('webhooks.webhook')}
          title={one.nom}
          above={[{ label: t('webhooks.titre'), href: rolePath(role, 'webhooks') }]}
          action={
            <Inline>
              <Button icon={Send} variant="primary" onPress={() => act('essayer', one)}>
                {t('webhooks.essayer')}
              </Button>
              <ActesMenu of={one} without={['essayer']} onAct={act} />
            </Inline>
          }
        />
      }
    >
      {given !== null && <SecretCard key={given.secret} given={given} onKept={() => setGiven(null)} />}
      {why !== null && (
        <Callout
          tone="warning"
          title={why}
          actions={<Button onPress={() => act('reprendre', one)}>{t('webhooks.reprendre')}</Button>}
        >
          <Text>{t('webhooks.arrete-texte')}</Text>
        </Callout>
      )}
      <WebhookFacts of={one} />
      <Historique key={`${one.id} ${etat ?? ''}`} of={one} role={role} etat={etat} first={first} />
      {dialog}
    </Page>
  );
}
