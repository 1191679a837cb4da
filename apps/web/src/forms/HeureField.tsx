import { readHeure } from '@habilis/domain/session-saisie/readHeure';
import { useText } from '@habilis/i18n/TextProvider';
import { TextField } from '@habilis/ui/TextField';
import { type ReactNode, useState } from 'react';

type Props = {
  readonly label: string;
  readonly id: string;
  readonly errorMessage: string | undefined;
  /** `HH:mm`. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** @default false */
  readonly isReadOnly?: boolean;
  readonly requiredLabel?: string | undefined;
};

/** An hour, typed as one writes it; what is no hour is told once the field is left. */
export function HeureField({ value, onChange, errorMessage, ...field }: Props): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState(value ?? '');
  const [isLeft, setLeft] = useState(false);
  // Another version was taken: what was typed here is of the older one.
  const shown = value !== null && readHeure(typed) !== value ? value : typed;
  const isWrong = isLeft && shown.trim() !== '' && readHeure(shown) === null;
  return (
    <TextField
      {...field}
      width="date"
      value={shown}
      onChange={(next) => {
        setLeft(false);
        setTyped(next);
        onChange(readHeure(next));
      }}
      onBlur={() => {
        setLeft(true);
        setTyped(readHeure(shown) ?? shown);
      }}
      maxLength={8}
      isMono
      errorMessage={isWrong ? t('sessions-certification.saisie.heure-invalide') : errorMessage}
    />
  );
}
