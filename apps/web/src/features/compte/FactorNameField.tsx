import { useText } from '@habilis/i18n/TextProvider';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';

const NAME_LENGTH = 60;

type Props = {
  readonly id: string;
  readonly value: string;
  readonly onChange: (nom: string) => void;
  readonly errorMessage: string | undefined;
  readonly autoFocus?: boolean;
};

/** The name of a second factor, `nom` in its calls. */
export function FactorNameField(field: Props): ReactNode {
  const t = useText();
  return (
    <TextField
      {...field}
      name="nom"
      label={t('compte.securite.nom')}
      description={t('compte.securite.nom-aide')}
      maxLength={NAME_LENGTH}
    />
  );
}
