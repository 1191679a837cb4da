import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import type { RoleUtilisateur, Utilisateur } from '@habilis/api/utilisateur/Utilisateur';
import { dernierJourFaults } from '@habilis/domain/utilisateur/dernierJourFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { DatePicker } from '@habilis/ui/DatePicker';
import { RadioGroup } from '@habilis/ui/RadioGroup';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { calendarWords } from '../../forms/calendarWords.ts';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { SessionsTouchees } from '../../etat/SessionsTouchees.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { PassationField } from './PassationField.tsx';
import { roleName } from './roleName.ts';
import { SeulNotice } from './SeulNotice.tsx';

type Typed = {
  readonly when: string;
  readonly dernierJour: string | null;
  readonly successeurHabilisId: string | null;
};

type Props = {
  readonly person: Utilisateur;
  readonly role: RoleUtilisateur;
  /** Reads the person again, whether the change succeeded or not. */
  readonly onSent: () => Promise<unknown>;
  readonly onClose: () => void;
};

/** The end of a role as it is typed. */
function useRoleEnd({ person, role, onSent, onClose }: Props) {
  const { today } = useServerProperties();
  return useForm({
    initial: (): Typed => ({ when: 'maintenant', dernierJour: null, successeurHabilisId: null }),
    draft: ({ when, dernierJour, successeurHabilisId }) => ({
      dernierJour: when === 'maintenant' ? null : (dernierJour ?? undefined),
      successeurHabilisId,
    }),
    judge: ({ dernierJour }) => dernierJourFaults(dernierJour, today),
    send: ({ dernierJour = null, successeurHabilisId }) =>
      call(utilisateur.endRole, {
        params: { roleId: role.id },
        body: { version: person.version, dernierJour, successeurHabilisId },
      }),
    done: 'utilisateurs.role-termine',
    onDone: onClose,
    onAnswered: onSent,
  });
}

/** Ends a role on a day, and shows the tasks that it gives back. */
export function EndRoleDialog(props: Props): ReactNode {
  const t = useText();
  const { person, role, onClose } = props;
  const { today } = useServerProperties();
  const form = useRoleEnd(props);
  const { when } = form.values;
  return (
    <FormDialog
      title={t('utilisateurs.terminer-question', { role: roleName(t, role) })}
      about={[`${person.prenom} ${person.nom}`, person.habilisId]}
      submitLabel={t('utilisateurs.terminer')}
      isDanger
      form={form}
      onClose={onClose}
    >
      <SeulNotice roles={[role]} />
      <SessionsTouchees of={{ role: role.id }} fin="role" />
      <Text>{t('utilisateurs.terminer-taches', { taches: role.taches, role: role.type })}</Text>
      <PassationField
        habilisId={person.habilisId}
        roleId={role.id}
        value={form.values.successeurHabilisId}
        onChange={(successeurHabilisId) => form.set({ successeurHabilisId })}
      />
      <RadioGroup
        label={t('utilisateurs.quand')}
        options={[
          { id: 'maintenant', label: t('utilisateurs.maintenant') },
          { id: 'plus-tard', label: t('utilisateurs.plus-tard') },
        ]}
        value={when}
        onChange={(chosen) => form.set({ when: chosen })}
      />
      {when !== 'maintenant' && (
        <DatePicker
          {...form.field('dernierJour')}
          label={t('utilisateurs.dernier-jour')}
          minValue={today}
          {...calendarWords(t)}
        />
      )}
    </FormDialog>
  );
}
