import type { ReactNode } from 'react';
import type { FieldWords } from '../../internal/Field.tsx';
import { FieldSet } from '../FieldSet/FieldSet.tsx';
import { Select, type SelectOption } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './PhoneField.css.ts';

export interface PhoneFieldProps extends FieldWords {
  indicatifLabel: string;
  numeroLabel: string;
  /** Country codes to choose from. */
  indicatifs: readonly SelectOption[];
  value: { indicatif: string | null; numero: string | null };
  onChange: (value: { indicatif: string | null; numero: string | null }) => void;
  onBlur?: () => void;
  /** @default false */
  isReadOnly?: boolean;
  /** Set on the number, so that an error summary can focus it. */
  id?: string;
}

/**
 * A telephone number: country code and national number.
 * @since 0.1.0
 */
export function PhoneField({
  label,
  indicatifLabel,
  numeroLabel,
  description,
  errorMessage,
  labelEnd,
  optionalLabel,
  requiredLabel,
  indicatifs,
  value,
  onChange,
  onBlur,
  isReadOnly = false,
  id,
}: PhoneFieldProps): ReactNode {
  const indicatif = value.indicatif ?? indicatifs[0]?.id ?? null;
  return (
    <FieldSet legend={label} description={description} legendEnd={labelEnd} optionalLabel={optionalLabel}>
      <div className={styles.line}>
        <Select
          label={indicatifLabel}
          placeholder=""
          options={indicatifs}
          value={indicatif}
          onChange={(next) => onChange({ ...value, indicatif: next })}
          isReadOnly={isReadOnly}
        />
        <TextField
          label={numeroLabel}
          requiredLabel={requiredLabel}
          errorMessage={errorMessage}
          type="tel"
          autoComplete="tel-national"
          maxLength={40}
          value={value.numero ?? ''}
          onChange={(numero) => onChange({ indicatif, numero })}
          isReadOnly={isReadOnly}
          {...(id === undefined ? {} : { id })}
          {...(onBlur === undefined ? {} : { onBlur })}
        />
      </div>
    </FieldSet>
  );
}
