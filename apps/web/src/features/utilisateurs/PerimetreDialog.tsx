import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import type { RoleUtilisateur, Utilisateur } from '@habilis/api/utilisateur/Utilisateur';
import { perimetreOfRole } from '@habilis/domain/utilisateur/perimetreOfRole';
import { perimetreFaults } from '@habilis/domain/utilisateur/roleFaults';
import { useText } from '@habilis/i18n/TextProvider';
import type { ReactNode } from 'react';
import { call } from '../../session/call.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { PerimetreField, perimetreIds, type PerimetreOptions } from './PerimetreField.tsx';
import { roleName } from './roleName.ts';

/** Chooses the dispositifs of a manager, or the niveaux that an expert examines. */
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
  /** Reads the person again, whether the change succeeded or not. */
  onSent: () => Promise<unknown>;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const form = useForm({
    initial: () => ({
      chosen: [...role.dispositifs, ...role.niveaux].map(({ id, libelle }) => ({ id: String(id), label: libelle })),
    }),
    draft: ({ chosen }) => perimetreIds(role.type, chosen),
    judge: (ids) => perimetreFaults(role.type, ids),
    send: (ids) =>
      call(utilisateur.setPerimetre, { params: { roleId: role.id }, body: { version: person.version, ...ids } }),
    done: 'utilisateurs.perimetre-change',
    onDone: onClose,
    onAnswered: onSent,
  });
  const kept = new Set(form.values.chosen.map(({ id }) => id));
  const isNarrowed = [...role.dispositifs, ...role.niveaux].some(({ id }) => !kept.has(String(id)));
  const nom = `${person.prenom} ${person.nom}`;
  const isOfDispositifs = perimetreOfRole(role.type) === 'dispositifs';
  return (
    <FormDialog
      title={t(isOfDispositifs ? 'utilisateurs.regler-dispositifs' : 'utilisateurs.regler-niveaux')}
      about={[nom, roleName(t, role)]}
      message={isNarrowed ? t('utilisateurs.perimetre-reduit', { nom }) : undefined}
      submitLabel={t('utilisateurs.enregistrer')}
      form={form}
      onClose={onClose}
    >
      <PerimetreField
        type={role.type}
        value={form.values.chosen}
        onChange={(chosen) => form.set({ chosen: [...chosen] })}
        options={options}
        at={form.at}
      />
    </FormDialog>
  );
}
