import { webhook } from '@habilis/api/webhook/endpoints';
import type { WebhookAvecSecret, WebhookLu } from '@habilis/api/webhook/Webhook';
import { useText } from '@habilis/i18n/TextProvider';
import { useRevalidator } from 'react-router';
import { useSending } from '../../forms/useSending.ts';
import { confirm } from '../../messages/dialogAtoms.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { tellRefused } from '../../messages/tellRefused.ts';
import { call } from '../../session/call.ts';

/** What is done with a webhook without a form. */
type ActeAussitot = 'essayer' | 'remplacer' | 'arreter' | 'reprendre' | 'supprimer';

/** What a page does with what came of it. */
export type Followed = {
  readonly onSecret: (given: WebhookAvecSecret) => unknown;
  readonly onTried: (of: WebhookLu) => unknown;
  readonly onRemoved: () => unknown;
};

/** The webhook as it was read: one that somebody changed since is refused. */
const atVersion = ({ id, version }: WebhookLu) => ({ params: { id }, body: { version } });

/** Asks before what cannot be taken back or holds messages back. */
function useQuestion(): (acte: ActeAussitot, of: WebhookLu) => Promise<boolean> {
  const t = useText();
  return async (acte, { nom }) => {
    if (acte === 'essayer' || acte === 'reprendre') return true;
    return confirm({
      title: t(`webhooks.${acte}-question`, { nom }),
      message: t(`webhooks.${acte}-texte`),
      confirmLabel: t(`webhooks.${acte}-oui`),
      isDanger: acte === 'supprimer',
    });
  };
}

/** Tries, stops, puts on again or removes a webhook, or replaces its secret; a refusal is told, and the page read again. */
export function useActes({ onSecret, onTried, onRemoved }: Followed): (acte: ActeAussitot, of: WebhookLu) => void {
  const { revalidate } = useRevalidator();
  const sending = useSending();
  const isSure = useQuestion();
  const works: Readonly<Record<ActeAussitot, (of: WebhookLu) => Promise<void>>> = {
    essayer: async (of) => {
      await call(webhook.essayer, { params: { id: of.id } });
      tellDone('webhooks.essayer-fait', { nom: of.nom });
      await onTried(of);
    },
    remplacer: async (of) => {
      await onSecret(await call(webhook.remplacerSecret, atVersion(of)));
    },
    arreter: async (of) => {
      await call(webhook.arreter, atVersion(of));
      tellDone('webhooks.arreter-fait', { nom: of.nom });
    },
    reprendre: async (of) => {
      await call(webhook.reprendre, atVersion(of));
      tellDone('webhooks.reprendre-fait', { nom: of.nom });
    },
    supprimer: async (of) => {
      await call(webhook.remove, atVersion(of));
      tellDone('webhooks.supprimer-fait', { nom: of.nom });
      await onRemoved();
    },
  };
  const act = async (acte: ActeAussitot, of: WebhookLu): Promise<void> => {
    if (!(await isSure(acte, of))) return;
    await sending.send(async () => {
      try {
        await works[acte](of);
      } catch (error) {
        tellRefused(error);
      }
    });
    await revalidate();
  };
  return (acte, of) => void act(acte, of);
}
