import { manuel } from '@habilis/api/manuel/endpoints';
import { Manuel } from '@habilis/api/manuel/Manuel';
import { manuelFaults } from '@habilis/domain/assistance/manuelFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { ChoiceSwitch } from '@habilis/ui/ChoiceSwitch';
import { Text } from '@habilis/ui/Text';
import { TextField } from '@habilis/ui/TextField';
import { type ReactNode, useState } from 'react';
import { ChosenFilesField } from '../../forms/ChosenFilesField.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { StaleNotice } from '../../forms/StaleNotice.tsx';
import { useChosenFiles } from '../../forms/useChosenFiles.ts';
import { useForm } from '../../forms/useForm.ts';
import { useStale } from '../../forms/useStale.ts';
import { call } from '../../session/call.ts';
import { ModuleField, RolesField } from './publicFields.tsx';

type Draft = Pick<Manuel, 'version' | 'intitule' | 'module' | 'manuelRoles' | 'typeAcces'>;

const NEW: Draft = { version: 0, intitule: '', module: null, manuelRoles: [], typeAcces: 'PUBLIC' };

type Props = {
  /** Null for a new one. */
  readonly stored: Manuel | null;
  readonly onDone: () => unknown;
  readonly onClose: () => void;
};

/** Adds a manual, or changes one: a newer file takes the place of its own. */
export default function ManuelDialog({ stored, onDone, onClose }: Props): ReactNode {
  const t = useText();
  const chosen = useChosenFiles('manuel');
  const [progress, setProgress] = useState<number | null>(null);
  const { theirs, settle, watch } = useStale('manuel.version-perimee', Manuel);
  const form = useForm<Draft, Manuel>({
    initial: stored ?? NEW,
    judge: ({ intitule }) => [
      ...manuelFaults({ intitule, hasFile: stored !== null || chosen.files.length > 0 || chosen.faults.length > 0 }),
      ...chosen.faults,
    ],
    send: (draft) => {
      const body = { ...draft, id: stored?.id ?? null, fileUploads: chosen.inputs };
      return watch(() => call(manuel.write, { body, files: chosen.files }, { onUploadProgress: setProgress })).finally(
        () => setProgress(null),
      );
    },
    done: 'manuels.enregistrement.succes',
    failed: 'manuels.enregistrement.echec',
    onDone: async () => {
      await onDone();
      onClose();
    },
  });
  const { values } = form;
  return (
    <FormDialog
      title={t(stored === null ? 'manuels.ajouter' : 'manuels.modifier-titre')}
      message={stored === null ? undefined : t('manuels.remplacer-aide', { fichier: stored.userFilename })}
      submitLabel={t('faqs.enregistrer')}
      form={form}
      onClose={onClose}
    >
      {theirs !== null && <StaleNotice title={t('manuels.perime')} form={form} theirs={theirs} onSettled={settle} />}
      <TextField {...form.field('intitule')} label={t('manuels.champ.titre')} maxLength={200} autoFocus />
      <ChosenFilesField
        chosen={chosen}
        champ="manuel"
        label={t(stored === null ? 'manuels.champ.fichier' : 'manuels.champ.nouveau-fichier')}
        isRequired={stored === null}
        progress={progress}
        faultOf={form.faultOf}
      />
      <ModuleField {...form.field('module')} />
      <Text isStrong>{t('manuels.champ.acces')}</Text>
      <ChoiceSwitch
        label={t('manuels.champ.acces')}
        choices={[
          { id: 'PUBLIC', label: t('manuels.acces.PUBLIC') },
          { id: 'ROLES', label: t('manuels.acces.ROLES') },
        ]}
        value={values.typeAcces}
        onChange={(id) => form.set({ typeAcces: id === 'ROLES' ? 'ROLES' : 'PUBLIC' })}
      />
      {values.typeAcces === 'ROLES' && (
        <RolesField {...form.field('manuelRoles')} description={t('manuels.champ.roles-aide')} />
      )}
    </FormDialog>
  );
}
