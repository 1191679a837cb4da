import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { useText } from '@habilis/i18n/TextProvider';
import { TextField } from '@habilis/ui/TextField';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { useSending } from '../../shell/useSending.ts';

const FIELD = 'nom';
/** The longest name of a factor. */
export const FACTOR_NAME_LENGTH = 60;

/** Gives a second factor a name that its person will know again. */
export function NameDialog({
  title,
  nom: before,
  onSubmit,
  onClose,
}: {
  title: string;
  nom: string;
  onSubmit: (nom: string) => Promise<void>;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const sending = useSending([FIELD]);
  const [nom, setNom] = useState(before);
  const submit = () => {
    const known = isEmpty(nom) ? [{ path: FIELD, label: t('compte.securite.nom-requis') }] : [];
    return sending.send(() => onSubmit(nom.trim()), known);
  };
  return (
    <FormDialog
      title={title}
      submitLabel={t('compte.securite.enregistrer')}
      sending={sending}
      firstField={FIELD}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        id={FIELD}
        name={FIELD}
        label={t('compte.securite.nom')}
        description={t('compte.securite.nom-aide')}
        value={nom}
        onChange={setNom}
        errorMessage={sending.faultOf(FIELD)}
        maxLength={FACTOR_NAME_LENGTH}
        autoFocus
      />
    </FormDialog>
  );
}
