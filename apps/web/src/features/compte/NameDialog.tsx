import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import { useText } from '@habilis/i18n/TextProvider';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { FactorNameField } from './FactorNameField.tsx';
import { useSending } from '../../forms/useSending.ts';

const FIELD = 'nom';

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
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FactorNameField value={nom} onChange={setNom} errorMessage={sending.faultOf(FIELD)} autoFocus />
    </FormDialog>
  );
}
