import type { Application, ApplicationEtSecret } from '@habilis/api/applications/Application';
import { applications } from '@habilis/api/applications/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { RadioGroup } from '@habilis/ui/RadioGroup';
import type { ReactNode } from 'react';
import { PreuveDialog } from '../../connexion/PreuveDialog.tsx';
import { usePreuve } from '../../connexion/usePreuve.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/useForm.ts';
import { call } from '../../session/call.ts';

const FINS = ['semaine', 'aussitot'] as const;

type Props = {
  readonly of: Application;
  readonly onMade: (made: ApplicationEtSecret) => unknown;
  readonly onClose: () => void;
};

/** Replaces a secret: the former one serves a week more, or ends at once because it leaked. */
export function SecretDialog({ of, onMade, onClose }: Props): ReactNode {
  const t = useText();
  const proving = usePreuve(() => call(applications.preuve, {}));
  const form = useForm({
    initial: { ancien: 'semaine' },
    draft: ({ ancien }) => ({ version: of.version, coupeAncien: ancien === 'aussitot' }),
    send: (body) =>
      proving.prove((preuve) =>
        call(applications.remplacerSecret, { params: { id: of.id }, body: { ...body, preuve } }),
      ),
    onDone: onMade,
  });
  return (
    <>
      <FormDialog
        title={t('applications.remplacer')}
        about={[of.nom]}
        submitLabel={t('applications.remplacer-oui')}
        form={form}
        onClose={onClose}
      >
        <RadioGroup
          {...form.field('ancien')}
          label={t('applications.ancien')}
          options={FINS.map((id) => ({
            id,
            label: t(`applications.ancien.${id}`),
            description: t(`applications.ancien.${id}-aide`),
          }))}
        />
      </FormDialog>
      {proving.asked !== undefined && <PreuveDialog asked={proving.asked} onClose={proving.giveUp} />}
    </>
  );
}
