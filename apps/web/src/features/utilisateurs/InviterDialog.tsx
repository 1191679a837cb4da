import { entite } from '@habilis/api/entite/endpoints';
import { type Identite, identiteFaultsOf } from '@habilis/domain/compte/identiteFaultsOf';
import { ROLES_MEMBRE, type RoleMembre } from '@habilis/domain/utilisateur/refusalOfFinMembre';
import { useText } from '@habilis/i18n/TextProvider';
import { RadioGroup } from '@habilis/ui/RadioGroup';
import type { ReactNode } from 'react';
import { call } from '../../session/call.ts';
import { IdentiteFields } from '../../forms/IdentiteFields.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';

/** Invites a person to one's entite, with a role. */
export function InviterDialog({
  entiteId,
  onSent,
  onClose,
}: {
  entiteId: number;
  /** Reads the people again, whether the invitation succeeded or not. */
  onSent: () => Promise<unknown>;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const form = useForm({
    initial: (): Identite & { type: RoleMembre } => ({ type: 'G', nom: '', prenom: '', email: '' }),
    judge: identiteFaultsOf,
    send: (body) => call(entite.inviter, { params: { id: entiteId }, body }),
    done: 'utilisateurs.invitation-envoyee',
    onDone: onClose,
    onAnswered: onSent,
  });
  return (
    <FormDialog
      title={t('utilisateurs.inviter')}
      submitLabel={t('utilisateurs.inviter-bouton')}
      form={form}
      onClose={onClose}
    >
      <RadioGroup
        label={t('utilisateurs.inviter-role')}
        options={ROLES_MEMBRE.map((id) => ({
          id,
          label: t(`roles.${id}`),
          description: t(`utilisateurs.inviter-role.${id}`),
        }))}
        value={form.values.type}
        onChange={(chosen) => form.set({ type: chosen === 'DL' ? 'DL' : 'G' })}
      />
      <IdentiteFields form={form} emailHelp={t('utilisateurs.inviter-aide')} />
    </FormDialog>
  );
}
