import { webhook } from '@habilis/api/webhook/endpoints';
import type { WebhookLu } from '@habilis/api/webhook/Webhook';
import { type ReglesAdresse, webhookFaults } from '@habilis/domain/webhook/webhookFaults';
import { useText } from '@habilis/i18n/TextProvider';
import type { ReactNode } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';
import { chosenTypes, type Saisi, WebhookFields } from './WebhookFields.tsx';

type Props = {
  readonly of: WebhookLu;
  readonly regles: ReglesAdresse;
  readonly onDone: () => unknown;
  readonly onClose: () => void;
};

/** Changes what a webhook is called, where it leads and what it hears. */
export function ModifierDialog({ of, regles, onDone, onClose }: Props): ReactNode {
  const t = useText();
  const form = useForm({
    initial: (): Saisi => ({ nom: of.nom, adresse: of.adresse, types: of.types }),
    draft: ({ nom, adresse, types }) => ({ version: of.version, nom, adresse, types: chosenTypes(types) }),
    judge: (draft) => webhookFaults(draft, regles),
    send: (body) => call(webhook.update, { params: { id: of.id }, body }),
    done: 'webhooks.modifier-fait',
    onDone: async () => {
      await onDone();
      onClose();
    },
  });
  return (
    <FormDialog title={t('webhooks.modifier')} submitLabel={t('webhooks.enregistrer')} form={form} onClose={onClose}>
      <WebhookFields field={form.field} />
    </FormDialog>
  );
}
