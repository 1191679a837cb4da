import { TYPES_WEBHOOK } from '@habilis/domain/webhook/TYPES_WEBHOOK';
import { LONGEST_ADRESSE_WEBHOOK, LONGEST_NOM_WEBHOOK } from '@habilis/domain/webhook/webhookFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { CheckboxGroup } from '@habilis/ui/CheckboxGroup';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import type { Form } from '../../forms/useForm.ts';

/** A webhook as it is typed. */
export type Saisi = { readonly nom: string; readonly adresse: string; readonly types: readonly string[] };

/** The chosen events, in the order of the catalogue. */
export const chosenTypes = (types: readonly string[]) => TYPES_WEBHOOK.filter((type) => types.includes(type));

type Props = {
  readonly field: Form<Saisi>['field'];
  /** Whose events it hears, between its address and them. */
  readonly children?: ReactNode;
};

/** What a webhook is called, where it leads and what it hears. */
export function WebhookFields({ field, children }: Props): ReactNode {
  const t = useText();
  return (
    <>
      <TextField {...field('nom')} label={t('webhooks.nom')} maxLength={LONGEST_NOM_WEBHOOK} autoFocus />
      <TextField
        {...field('adresse')}
        label={t('webhooks.adresse')}
        description={t('webhooks.adresse-aide')}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={LONGEST_ADRESSE_WEBHOOK}
        isMono
      />
      {children}
      <CheckboxGroup
        {...field('types')}
        label={t('webhooks.types')}
        allLabel={t('webhooks.types-tous')}
        options={TYPES_WEBHOOK.map((type) => ({ id: type, label: t(`webhooks.type.${type}`) }))}
      />
    </>
  );
}
