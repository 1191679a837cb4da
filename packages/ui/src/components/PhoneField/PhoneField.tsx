import type { ReactNode } from 'react';
import { FieldSet } from '../FieldSet/FieldSet.tsx';
import { Select, type SelectOption } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './PhoneField.css.ts';

export interface PhoneFieldProps {
  label: string;
  indicatifLabel: string;
  numeroLabel: string;
  /** Help under the label. */
  description?: string;
  /** The fault and its remedy, under the number. */
  errorMessage?: string | undefined;
  /** What is said of the whole, such as a correction, at the right of its name. */
  labelEnd?: ReactNode;
  /** Such as « (facultatif) », after the label of a number that may stay empty. */
  optionalLabel?: string | undefined;
  /** Such as « obligatoire », of a number that may not stay empty. */
  requiredLabel?: string | undefined;
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
