import type { Role } from '@habilis/api/role/Role';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import type { Utilisateur } from '@habilis/api/utilisateur/Utilisateur';
import { useText } from '@habilis/i18n/TextProvider';
import { ConfirmationDialog } from '@habilis/ui/ConfirmationDialog';
import { Stack } from '@habilis/ui/Stack';
import { type ReactNode, useState } from 'react';
import { call } from '../../session/call.ts';
import { useSending } from '../../forms/useSending.ts';
import { DialogFault } from '../../forms/DialogFault.tsx';
import { faultsOfChoice, NO_CHOICE, type RoleChoice, RoleFields, roleOfChoice } from './RoleFields.tsx';
import type { RoleLists } from './loadRoleLists.ts';
import { tellDone } from '../../messages/tellDone.ts';

/** Which role a person is given, and for what. */
export function GiveRoleDialog({
  person,
  giver,
  lists,
  onSent,
  onClose,
}: {
  person: Utilisateur;
  giver: Role;
  lists: RoleLists;
  /** The person is to be read again, whether the change went through or not. */
  onSent: () => void;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const sending = useSending(['type', 'mrpId', 'entiteId', 'dispositifIds', 'niveauIds']);
  const [choice, setChoice] = useState<RoleChoice>(NO_CHOICE);
  const { habilisId, version } = person;
  const give = async () => {
    const role = roleOfChoice(choice, giver, lists.mrps);
    const isDone = await sending.send(
      async () => {
        if (role !== null) await call(utilisateur.giveRole, { params: { habilisId }, body: { ...role, version } });
      },
      faultsOfChoice(choice, role, ''),
    );
    if (isDone) tellDone('utilisateurs.role-donne');
    if (isDone) onClose();
    onSent();
  };
  return (
    <ConfirmationDialog
      title={t('utilisateurs.donner-role')}
      isOpen
      isBusy={sending.isBusy}
      confirmLabel={t('utilisateurs.donner')}
      cancelLabel={t('modals.annuler')}
      onConfirm={() => void give()}
      onCancel={onClose}
    >
      <Stack gap={16}>
        <DialogFault sending={sending} />
        <RoleFields
          types={person.actions.rolesADonner}
          choice={choice}
          onChange={setChoice}
          giver={giver}
          lists={lists}
          faultOf={sending.faultOf}
        />
      </Stack>
    </ConfirmationDialog>
  );
}
