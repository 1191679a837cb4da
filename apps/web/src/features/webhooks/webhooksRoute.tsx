import { mrp } from '@habilis/api/mrp/endpoints';
import { rolePath } from '@habilis/api/page/rolePaths';
import { webhook } from '@habilis/api/webhook/endpoints';
import type { WebhookAvecSecret } from '@habilis/api/webhook/Webhook';
import { ORGANISME_NATIONAL } from '@habilis/domain/entite/caisses';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Page } from '@habilis/ui/Page';
import { Stack } from '@habilis/ui/Stack';
import { getDefaultStore, useAtomValue } from 'jotai';
import { Plus, Webhook } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { NouveauDialog } from './NouveauDialog.tsx';
import { SecretCard } from './SecretCard.tsx';
import { useWebhookActes } from './useWebhookActes.tsx';
import { WebhookTable } from './WebhookTable.tsx';

export async function loader() {
  const role = getDefaultStore().get(currentRoleAtom);
  const isForAll = role !== null && scopeOf(role.type, 'manage-webhooks') === 'all';
  const [kept, mrps] = await Promise.all([call(webhook.list, {}), isForAll ? call(mrp.list, {}) : []]);
  return { kept, caisses: mrps.filter(({ code }) => code !== ORGANISME_NATIONAL) };
}

/** The addresses that are told what happens: made, tried, stopped, removed. */
export function Component(): ReactNode {
  const t = useText();
  const { kept, caisses } = useLoaderData<typeof loader>();
  const role = useAtomValue(currentRoleAtom);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isMaking, setMaking] = useState(false);
  const [given, setGiven] = useState<WebhookAvecSecret | null>(null);
  const { act, dialog } = useWebhookActes(kept, {
    onSecret: setGiven,
    // What it answers is told there.
    onTried: ({ id }) => role !== null && navigate(rolePath(role, 'webhook', id)),
    onRemoved: () => undefined,
  });
  if (role === null) return null;
  const close = () => setMaking(false);
  const made = async (one: WebhookAvecSecret) => {
    await revalidate();
    setGiven(one);
    close();
  };
  const begin = (
    <Button icon={Plus} variant="primary" onPress={() => setMaking(true)}>
      {t('webhooks.nouveau')}
    </Button>
  );
  const isEmpty = kept.webhooks.length === 0;
  return (
    <Page
      rhythm="list"
      header={
        <AreaHeader title={t('webhooks.titre')} description={t('webhooks.aide')} action={isEmpty ? undefined : begin} />
      }
    >
      <Stack gap={24}>
        {given !== null && <SecretCard key={given.secret} given={given} onKept={() => setGiven(null)} />}
        {isEmpty ? (
          <EmptyState
            icon={Webhook}
            title={t('webhooks.aucun')}
            description={`${t('webhooks.aucun-texte')} ${t('webhooks.guide')}`}
            action={begin}
          />
        ) : (
          <WebhookTable webhooks={kept.webhooks} role={role} onAct={act} />
        )}
      </Stack>
      {dialog}
      {isMaking && <NouveauDialog role={role} regles={kept} caisses={caisses} onMade={made} onClose={close} />}
    </Page>
  );
}
