import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import type { RoleUtilisateur, Utilisateur } from '@habilis/api/utilisateur/Utilisateur';
import { perimetreOfRole } from '@habilis/domain/utilisateur/perimetreOfRole';
import { useText } from '@habilis/i18n/TextProvider';
import { ConfirmationDialog } from '@habilis/ui/ConfirmationDialog';
import { Stack } from '@habilis/ui/Stack';
import { type ReactNode, useState } from 'react';
import { call } from '../../session/call.ts';
import { useSending } from '../../forms/useSending.ts';
import { DialogFault } from '../../forms/DialogFault.tsx';
import { PerimetreField, perimetreIds, type PerimetreOptions } from './PerimetreField.tsx';
import { tellDone } from '../../messages/tellDone.ts';

/** Which schemes a manager has, or which levels an expert examines. */
export function PerimetreDialog({
  person,
  role,
  options,
  onSent,
  onClose,
}: {
  person: Utilisateur;
  role: RoleUtilisateur;
  options: PerimetreOptions;
  /** The person is to be read again, whether the change went through or not. */
  onSent: () => void;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const sending = useSending(['dispositifIds', 'niveauIds']);
  const [chosen, setChosen] = useState(() =>
    [...role.dispositifs, ...role.niveaux].map(({ id, libelle }) => ({ id: String(id), label: libelle })),
  );
  const save = async () => {
    const body = { version: person.version, ...perimetreIds(role.type, chosen) };
    const isDone = await sending.send(() => call(utilisateur.setPerimetre, { params: { roleId: role.id }, body }));
    if (isDone) tellDone('utilisateurs.perimetre-change');
    if (isDone) onClose();
    onSent();
  };
  const isOfSchemes = perimetreOfRole(role.type) === 'dispositifs';
  return (
    <ConfirmationDialog
      title={t(isOfSchemes ? 'utilisateurs.regler-dispositifs' : 'utilisateurs.regler-niveaux')}
      isOpen
      isBusy={sending.isBusy}
      confirmLabel={t('utilisateurs.enregistrer')}
      cancelLabel={t('modals.annuler')}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <Stack gap={16}>
        <DialogFault sending={sending} />
        <PerimetreField
          type={role.type}
          value={chosen}
          onChange={(value) => setChosen([...value])}
          options={options}
          faultOf={sending.faultOf}
        />
      </Stack>
    </ConfirmationDialog>
  );
}
