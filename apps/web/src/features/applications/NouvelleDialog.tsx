import type { ApplicationEtSecret, RoleApplication } from '@habilis/api/applications/Application';
import { applications } from '@habilis/api/applications/endpoints';
import { applicationFaults, LONGEST_NOM_APPLICATION } from '@habilis/domain/application/applicationFaults';
import { addDays } from '@habilis/domain/date/addDays';
import { addMonths } from '@habilis/domain/date/addMonths';
import { useText } from '@habilis/i18n/TextProvider';
import { CheckboxGroup } from '@habilis/ui/CheckboxGroup';
import { DatePicker } from '@habilis/ui/DatePicker';
import { Select } from '@habilis/ui/Select';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import { PreuveDialog } from '../../connexion/PreuveDialog.tsx';
import { usePreuve } from '../../connexion/usePreuve.ts';
import { calendarWords } from '../../forms/calendarWords.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { type Field, useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';

const USUAL_MONTHS = 12;

type Props = {
  /** The roles that the application may act under. */
  readonly roles: readonly RoleApplication[];
  readonly today: string;
  readonly onMade: (made: ApplicationEtSecret) => unknown;
  readonly onClose: () => void;
};

/** Under which role it acts, where there are several. */
function RoleField({ roles, ...field }: Pick<Props, 'roles'> & Field<string>): ReactNode {
  const t = useText();
  return (
    <Select
      {...field}
      label={t('applications.role')}
      placeholder=""
      options={roles.map(({ roleId, type, rattachement }) => ({
        id: String(roleId),
        label: [t(`roles.${type}`), rattachement].filter(Boolean).join(', '),
      }))}
    />
  );
}

/** Makes an application: its name, what it may of a role, and until when. */
export function NouvelleDialog({ roles, today, onMade, onClose }: Props): ReactNode {
  const t = useText();
  const proving = usePreuve(() => call(applications.preuve, {}));
  const roleOf = (id: string) => roles.find(({ roleId }) => String(roleId) === id);
  const form = useForm({
    initial: {
      nom: '',
      role: String(roles[0]?.roleId ?? ''),
      portees: [] as readonly string[],
      dateFin: addDays(addMonths(today, USUAL_MONTHS), -1) as string | null,
    },
    draft: ({ nom, role, portees, dateFin }) => ({
      nom,
      roleId: Number(role),
      portees: (roleOf(role)?.portees ?? []).filter((portee) => portees.includes(portee)),
      dateFin: dateFin ?? '',
      clesPubliques: null,
    }),
    judge: (draft) => applicationFaults(draft, { possibles: roleOf(String(draft.roleId))?.portees ?? [], today }),
    send: (body) => proving.prove((preuve) => call(applications.create, { body: { ...body, preuve } })),
    onDone: onMade,
  });
  const role = form.field('role');
  return (
    <>
      <FormDialog
        title={t('applications.nouvelle')}
        message={t('applications.nouvelle-texte')}
        submitLabel={t('applications.creer')}
        form={form}
        onClose={onClose}
      >
        <TextField
          {...form.field('nom')}
          label={t('applications.nom')}
          description={t('applications.nom-aide')}
          maxLength={LONGEST_NOM_APPLICATION}
          autoFocus
        />
        {roles.length > 1 && (
          <RoleField {...role} roles={roles} onChange={(id) => form.set({ role: id, portees: [] })} />
        )}
        <CheckboxGroup
          {...form.field('portees')}
          label={t('applications.peut')}
          options={(roleOf(form.values.role)?.portees ?? []).map((portee) => ({
            id: portee,
            label: t(`applications.portee.${portee}`),
          }))}
        />
        <DatePicker {...form.field('dateFin')} {...calendarWords(t)} label={t('applications.jusqu-au')} />
      </FormDialog>
      {proving.asked !== undefined && <PreuveDialog asked={proving.asked} onClose={proving.giveUp} />}
    </>
  );
}
