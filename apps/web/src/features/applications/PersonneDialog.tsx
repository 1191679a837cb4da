import type { RoleApplication } from '@habilis/api/applications/Application';
import { applications } from '@habilis/api/applications/endpoints';
import { normalizeHabilisId } from '@habilis/domain/identifiant/normalizeHabilisId';
import { useText } from '@habilis/i18n/TextProvider';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import { FieldRefusal } from '../../forms/FieldRefusal.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';

const LONGEST_ID = 12;

type Props = {
  readonly onFound: (roles: readonly RoleApplication[]) => void;
  readonly onClose: () => void;
};

/** Whose role an administrator gives to an application. */
export function PersonneDialog({ onFound, onClose }: Props): ReactNode {
  const t = useText();
  const form = useForm({
    initial: { habilisId: '' },
    judge: ({ habilisId }) =>
      normalizeHabilisId(habilisId) === null ? [{ path: 'habilisId', title: 'application.personne-inconnue' }] : [],
    send: async ({ habilisId }) => {
      const found = await call(applications.roles, { query: { habilisId: normalizeHabilisId(habilisId) ?? '' } });
      const roles = found.filter(({ portees }) => portees.length > 0);
      if (roles.length === 0) throw new FieldRefusal([{ path: 'habilisId', title: 'application.personne-sans-role' }]);
      return roles;
    },
    onDone: onFound,
  });
  return (
    <FormDialog
      title={t('applications.pour-une-personne')}
      message={t('applications.pour-une-personne-texte')}
      submitLabel={t('applications.continuer')}
      form={form}
      onClose={onClose}
    >
      <TextField
        {...form.field('habilisId')}
        label={t('applications.identifiant-personne')}
        maxLength={LONGEST_ID}
        isMono
        autoFocus
      />
    </FormDialog>
  );
}
