import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import type { RoleUtilisateur, Utilisateur } from '@habilis/api/utilisateur/Utilisateur';
import { useText } from '@habilis/i18n/TextProvider';
import { ConfirmationDialog } from '@habilis/ui/ConfirmationDialog';
import { DatePicker } from '@habilis/ui/DatePicker';
import { RadioGroup } from '@habilis/ui/RadioGroup';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { calendarWords } from '../../forms/calendarWords.ts';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { problemText } from '../../messages/reportError.ts';
import { useSending } from '../../forms/useSending.ts';
import { DialogFault } from '../../forms/DialogFault.tsx';
import { roleName } from './roleName.ts';
import { tellDone } from '../../messages/tellDone.ts';

/** When a role ends, and what it gives back. */
export function EndRoleDialog({
  person,
  role,
  onSent,
  onClose,
}: {
  person: Utilisateur;
  role: RoleUtilisateur;
  /** The person is to be read again, whether the change went through or not. */
  onSent: () => void;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const sending = useSending(['dernierJour']);
  const [when, setWhen] = useState('maintenant');
  const [dernierJour, setDernierJour] = useState<string | null>(null);
  const isNow = when === 'maintenant';
  const end = async () => {
    const isMissing = !isNow && dernierJour === null;
    const known = isMissing ? [{ path: 'dernierJour', label: problemText('utilisateur.dernier-jour-requis') }] : [];
    const body = { version: person.version, dernierJour: isNow ? null : dernierJour };
    const isDone = await sending.send(() => call(utilisateur.endRole, { params: { roleId: role.id }, body }), known);
    if (isDone) tellDone('utilisateurs.role-termine');
    if (isDone) onClose();
    onSent();
  };
  return (
    <ConfirmationDialog
      title={t('utilisateurs.terminer-question', { role: roleName(t, role) })}
      isOpen
      isDanger
      isBusy={sending.isBusy}
      confirmLabel={t('utilisateurs.terminer')}
      cancelLabel={t('modals.annuler')}
      onConfirm={() => void end()}
      onCancel={onClose}
    >
      <Stack gap={16}>
        <DialogFault sending={sending} />
        <Text>{t('utilisateurs.terminer-taches', { taches: role.taches })}</Text>
        <RadioGroup
          label={t('utilisateurs.quand')}
          options={[
            { id: 'maintenant', label: t('utilisateurs.maintenant') },
            { id: 'plus-tard', label: t('utilisateurs.plus-tard') },
          ]}
          value={when}
          onChange={setWhen}
        />
        {!isNow && (
          <DatePicker
            id="dernierJour"
            label={t('utilisateurs.dernier-jour')}
            value={dernierJour}
            onChange={setDernierJour}
            minValue={today}
            {...calendarWords(t)}
            errorMessage={sending.faultOf('dernierJour')}
          />
        )}
      </Stack>
    </ConfirmationDialog>
  );
}
