import type { FC, ReactNode } from 'react';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { isSame } from '../../internal/isSame.ts';
import { steady } from '../../internal/steady.tsx';
import * as styles from './PostalCodeCityField.css.ts';

/** What is said of the postal code. */
export interface PostalCodeParts {
  postalCodeLabel: string;
  postalCodeError?: string | undefined;
  /** What is said of the postal code, such as a correction, at the right of its name. */
  postalCodeEnd?: ReactNode;
  /** Such as « obligatoire », of a postal code that may not stay empty. */
  postalCodeRequiredLabel?: string | undefined;
  /** Set on the postal code, so that an error summary can focus it. */
  postalCodeId?: string;
}

/** What is said of the city, and the cities to choose from. */
export interface CityParts {
  cityLabel: string;
  /** The cities of the postal code, one of which is chosen; without any, such as for a CEDEX, the city is typed. */
  cities: readonly string[];
  /** A city as it is compared, such as « St » for « Saint »; the same function at each drawing. */
  foldCity?: (city: string) => string;
  cityWords: {
    /** Name of the button that shows the cities. */
    open: string;
    /** None is called as what is typed. */
    empty: string;
  };
  cityError?: string | undefined;
  /** What is said of the city. */
  cityEnd?: ReactNode;
  /** Of a city that may not stay empty. */
  cityRequiredLabel?: string | undefined;
  /** Set on the city. */
  cityId?: string;
}

export interface PostalCodeCityFieldProps extends PostalCodeParts, CityParts {
  value: { codePostal: string | null; ville: string | null };
  onChange: (value: { codePostal: string | null; ville: string | null }) => void;
  /** @default false */
  isReadOnly?: boolean;
}

/**
 * A French postal code and its city: one of those of the code, or typed where it has none.
 * @since 0.1.0
 */
export const PostalCodeCityField: FC<PostalCodeCityFieldProps> = steady(function PostalCodeCityField({
  postalCodeLabel,
  cityLabel,
  value,
  onChange,
  cities,
  foldCity,
  cityWords,
  postalCodeError,
  cityError,
  postalCodeEnd,
  cityEnd,
  postalCodeRequiredLabel,
  cityRequiredLabel,
  isReadOnly = false,
  postalCodeId,
  cityId,
}: PostalCodeCityFieldProps): ReactNode {
  const { ville } = value;
  return (
    <div className={styles.line}>
      <TextField
        label={postalCodeLabel}
        errorMessage={postalCodeError}
        labelEnd={postalCodeEnd}
        requiredLabel={postalCodeRequiredLabel}
        inputMode="numeric"
        autoComplete="postal-code"
        isMono
        maxLength={20}
        value={value.codePostal ?? ''}
        onChange={(codePostal) => onChange({ ...value, codePostal })}
        isReadOnly={isReadOnly}
        {...(postalCodeId === undefined ? {} : { id: postalCodeId })}
      />
      <ComboBox
        label={cityLabel}
        errorMessage={cityError}
        labelEnd={cityEnd}
        requiredLabel={cityRequiredLabel}
        value={ville === null || ville === '' ? null : { id: cities.includes(ville) ? ville : null, label: ville }}
        onChange={(city) => onChange({ ...value, ville: city?.label ?? null })}
        source={{ options: cities.map((city) => ({ id: city, label: city })) }}
        words={cityWords}
        allowsOwnText={cities.length === 0}
        maxLength={100}
        isReadOnly={isReadOnly}
        {...(foldCity === undefined ? {} : { fold: foldCity })}
        {...(cityId === undefined ? {} : { id: cityId })}
      />
    </div>
  );
}, isSame);
