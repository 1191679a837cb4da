import { type FC, type ReactNode, useId } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { field, input } from '../../internal/Field.css.ts';
import { FieldFrame } from '../../internal/Field.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { isSame } from '../../internal/isSame.ts';
import { steady } from '../../internal/steady.tsx';
import * as styles from './PostalCodeCityField.css.ts';

export interface PostalCodeCityFieldProps {
  postalCodeLabel: string;
  cityLabel: string;
  value: { codePostal: string | null; ville: string | null };
  onChange: (value: { codePostal: string | null; ville: string | null }) => void;
  /** Suggested cities of the postal code; another may be typed. */
  cities: readonly string[];
  postalCodeError?: string | undefined;
  cityError?: string | undefined;
  /** What is said of the postal code, such as a correction, at the right of its name. */
  postalCodeEnd?: ReactNode;
  /** What is said of the city. */
  cityEnd?: ReactNode;
  /** @default false */
  isReadOnly?: boolean;
  /** Set on the postal code, so that an error summary can focus it. */
  postalCodeId?: string;
  /** Set on the city. */
  cityId?: string;
}

/**
 * A French postal code and its city: cities of the code are suggested, any other may be typed.
 * @since 0.1.0
 */
export const PostalCodeCityField: FC<PostalCodeCityFieldProps> = steady(function PostalCodeCityField({
  postalCodeLabel,
  cityLabel,
  value,
  onChange,
  cities,
  postalCodeError,
  cityError,
  postalCodeEnd,
  cityEnd,
  isReadOnly = false,
  postalCodeId,
  cityId,
}: PostalCodeCityFieldProps): ReactNode {
  const list = useId();
  return (
    <div className={styles.line}>
      <TextField
        label={postalCodeLabel}
        errorMessage={postalCodeError}
        labelEnd={postalCodeEnd}
        inputMode="numeric"
        autoComplete="postal-code"
        isMono
        maxLength={20}
        value={value.codePostal ?? ''}
        onChange={(codePostal) => onChange({ ...value, codePostal })}
        isReadOnly={isReadOnly}
        {...(postalCodeId === undefined ? {} : { id: postalCodeId })}
      />
      <AriaTextField
        value={value.ville ?? ''}
        onChange={(ville) => onChange({ ...value, ville })}
        isReadOnly={isReadOnly}
        isInvalid={cityError !== undefined}
        validationBehavior="aria"
        autoComplete="address-level2"
        maxLength={100}
        className={field({ invalid: cityError !== undefined })}
        {...(cityId === undefined ? {} : { id: cityId })}
      >
        <FieldFrame label={cityLabel} errorMessage={cityError} labelEnd={cityEnd}>
          <Input list={list} className={input({})} />
        </FieldFrame>
        <datalist id={list}>
          {cities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
      </AriaTextField>
    </div>
  );
}, isSame);
