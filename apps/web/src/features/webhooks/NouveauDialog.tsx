import type { Mrp } from '@habilis/api/mrp/endpoints';
import type { Role } from '@habilis/api/role/Role';
import { webhook } from '@habilis/api/webhook/endpoints';
import type { WebhookAvecSecret } from '@habilis/api/webhook/Webhook';
import { faultIf } from '@habilis/domain/field-fault/faultIf';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { type ReglesAdresse, webhookFaults } from '@habilis/domain/webhook/webhookFaults';
import { useText } from '@habilis/i18n/TextProvider';
import type { ReactNode } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';
import { idsOf, type Portee, PorteeFields } from './PorteeFields.tsx';
import { chosenTypes, type Saisi, WebhookFields } from './WebhookFields.tsx';

type Props = {
  readonly role: Role;
  readonly regles: ReglesAdresse;
  /** Those that an administrator chooses from. */
  readonly caisses: readonly Mrp[];
  readonly onMade: (made: WebhookAvecSecret) => unknown;
  readonly onClose: () => void;
};

const EMPTY: Saisi & Portee = { nom: '', adresse: '', types: [], portee: 'entite', entite: null, caisse: null };

/** Makes a webhook: its name, where it leads, what it hears, and for an administrator whose events. */
export function NouveauDialog({ role, regles, caisses, onMade, onClose }: Props): ReactNode {
  const t = useText();
  const isForAll = scopeOf(role.type, 'manage-webhooks') === 'all';
  const form = useForm({
    initial: EMPTY,
    draft: ({ nom, adresse, types, ...chosen }) => ({
      nom,
      adresse,
      types: chosenTypes(types),
      portee: chosen.portee,
      ...(isForAll ? idsOf(chosen) : { entiteId: role.entite?.id ?? null, caisseId: null }),
    }),
    judge: ({ portee, ...draft }) => [
      ...webhookFaults(draft, regles),
      ...faultIf(isForAll && portee === 'entite' && draft.entiteId === null, 'entiteId', 'champ.requis'),
      ...faultIf(isForAll && portee === 'caisse' && draft.caisseId === null, 'caisseId', 'champ.requis'),
    ],
    send: ({ nom, adresse, types, entiteId, caisseId }) =>
      call(webhook.create, { body: { nom, adresse, types, entiteId, caisseId } }),
    onDone: onMade,
  });
  return (
    <FormDialog
      title={t('webhooks.nouveau')}
      message={t('webhooks.nouveau-texte')}
      submitLabel={t('webhooks.creer')}
      form={form}
      onClose={onClose}
    >
      <WebhookFields field={form.field}>
        {isForAll && <PorteeFields values={form.values} set={form.set} at={form.at} caisses={caisses} />}
      </WebhookFields>
    </FormDialog>
  );
}
