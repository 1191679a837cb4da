import type { Role } from '@habilis/api/role/Role';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import type { Utilisateur } from '@habilis/api/utilisateur/Utilisateur';
import { roleFaults } from '@habilis/domain/utilisateur/roleFaults';
import { useText } from '@habilis/i18n/TextProvider';
import type { ReactNode } from 'react';
import { call } from '../../session/call.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { NO_CHOICE, RoleFields, roleOfChoice } from './RoleFields.tsx';
import type { RoleLists } from './loadRoleLists.ts';

/** Gives a person a role, with what it is held for. */
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
  /** Reads the person again, whether the change succeeded or not. */
  onSent: () => Promise<unknown>;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const { habilisId, version } = person;
  const form = useForm({
    initial: NO_CHOICE,
    draft: (choice) => roleOfChoice(choice, giver, lists.mrps),
    judge: (role) => roleFaults(role),
    send: async (role) => {
      if (role === null) return;
      const body = { ...role, entiteId: role.entiteId ?? null, version };
      await call(utilisateur.giveRole, { params: { habilisId }, body });
    },
    done: 'utilisateurs.role-donne',
    onDone: onClose,
    onAnswered: onSent,
  });
  return (
    <FormDialog
      title={t('utilisateurs.donner-role')}
      about={[`${person.prenom} ${person.nom}`, person.habilisId]}
      submitLabel={t('utilisateurs.donner')}
      form={form}
      onClose={onClose}
    >
      <RoleFields
        types={person.actions.rolesADonner}
        choice={form.values}
        onChange={form.set}
        giver={giver}
        lists={lists}
        at={form.at}
      />
    </FormDialog>
  );
}
