import { webhook } from '@habilis/api/webhook/endpoints';
import type { WebhookLu } from '@habilis/api/webhook/Webhook';
import { premierJourRejoue, rejeuFaults, type RejeuSaisi } from '@habilis/domain/webhook/rejeuFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { DatePicker } from '@habilis/ui/DatePicker';
import type { ReactNode } from 'react';
import { calendarWords } from '../../forms/calendarWords.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { call } from '../../session/call.ts';

type Props = {
  readonly of: WebhookLu;
  readonly today: string;
  readonly onDone: () => unknown;
  readonly onClose: () => void;
};

/** Sends again all that happened in some days, and tells how many messages. */
export function RejouerDialog({ of, today, onDone, onClose }: Props): ReactNode {
  const t = useText();
  const form = useForm({
    initial: (): RejeuSaisi => ({ dateDebut: today, dateFin: today }),
    judge: (draft) => rejeuFaults(draft, today),
    send: (body) => call(webhook.rejouerPeriode, { params: { id: of.id }, body }),
    onDone: async ({ nombre }) => {
      tellDone('webhooks.rejouer-fait', { nombre });
      await onDone();
      onClose();
    },
  });
  const days = { ...calendarWords(t), minValue: premierJourRejoue(today), maxValue: today };
  return (
    <FormDialog
      title={t('webhooks.rejouer')}
      about={[of.nom]}
      message={t('webhooks.rejouer-texte')}
      submitLabel={t('webhooks.rejouer-oui')}
      form={form}
      onClose={onClose}
    >
      <DatePicker {...form.field('dateDebut')} {...days} label={t('webhooks.rejouer-debut')} />
      <DatePicker {...form.field('dateFin')} {...days} label={t('webhooks.rejouer-fin')} />
    </FormDialog>
  );
}
