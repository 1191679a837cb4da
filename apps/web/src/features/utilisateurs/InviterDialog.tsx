import { entite } from '@habilis/api/entite/endpoints';
import { type Identite, identiteFaultsOf } from '@habilis/domain/compte/identiteFaultsOf';
import { ROLES_MEMBRE, type RoleMembre } from '@habilis/domain/utilisateur/refusalOfFinMembre';
import { useText } from '@habilis/i18n/TextProvider';
import { ConfirmationDialog } from '@habilis/ui/ConfirmationDialog';
import { RadioGroup } from '@habilis/ui/RadioGroup';
import { Stack } from '@habilis/ui/Stack';
import { type ReactNode, useState } from 'react';
import { call } from '../../session/call.ts';
import { DialogFault } from '../../forms/DialogFault.tsx';
import { IDENTITE_FIELDS, IdentiteFields } from '../../forms/IdentiteFields.tsx';
import { problemText } from '../../messages/reportError.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { useSending } from '../../forms/useSending.ts';

/** Whom to invite to one's entity, and for what. */
export function InviterDialog({
  entiteId,
  onSent,
  onClose,
}: {
  entiteId: number;
  /** The people are to be read again, whether the invitation went through or not. */
  onSent: () => void;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const sending = useSending(IDENTITE_FIELDS);
  const [type, setType] = useState<RoleMembre>('G');
  const [identite, setIdentite] = useState<Identite>({ nom: '', prenom: '', email: '' });
  const invite = async () => {
    const faults = identiteFaultsOf(identite).map(({ path, title }) => ({ path, label: problemText(title) }));
    const body = { type, ...identite };
    const isDone = await sending.send(() => call(entite.inviter, { params: { id: entiteId }, body }), faults);
    if (isDone) tellDone('utilisateurs.invitation-envoyee');
    if (isDone) onClose();
    if (faults.length === 0) onSent();
  };
  return (
    <ConfirmationDialog
      title={t('utilisateurs.inviter')}
      isOpen
      isBusy={sending.isBusy}
      confirmLabel={t('utilisateurs.inviter-bouton')}
      cancelLabel={t('modals.annuler')}
      onConfirm={() => void invite()}
      onCancel={onClose}
    >
      <Stack gap={16}>
        <DialogFault sending={sending} />
        <RadioGroup
          label={t('utilisateurs.inviter-role')}
          options={ROLES_MEMBRE.map((id) => ({
            id,
            label: t(`roles.${id}`),
            description: t(`utilisateurs.inviter-role.${id}`),
          }))}
          value={type}
          onChange={(chosen) => setType(chosen === 'DL' ? 'DL' : 'G')}
        />
        <IdentiteFields
          value={identite}
          onChange={setIdentite}
          faultOf={sending.faultOf}
          emailHelp={t('utilisateurs.inviter-aide')}
        />
      </Stack>
    </ConfirmationDialog>
  );
}
