import type { ReactNode } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { wholeNumbers } from './wholeNumbers.tsx';
import * as styles from './Field.css.ts';
import { FieldFault } from './FieldFault.tsx';

/** What every field says around its control. */
export interface FieldWords {
  label: string;
  /** Help under the label. */
  description?: string | undefined;
  /** The fault and its remedy; its presence makes the field invalid. */
  errorMessage?: string | undefined;
  /** Such as « (facultatif) », after the label of a field that may stay empty. */
  optionalLabel?: string | undefined;
  /** Such as « obligatoire », of a field that may not stay empty: its presence, or where a control has no such state its words, are heard and not seen. */
  requiredLabel?: string | undefined;
  /** At the right of the label's line. */
  labelEnd?: ReactNode;
}

/** What a form says of each of its fields. */
export interface FieldState {
  /** Set on what the focus goes to, or around it, so that an error summary can lead there. */
  id?: string;
  /** @default false */
  isReadOnly?: boolean;
  /** @default false */
  isDisabled?: boolean;
}

export interface FieldFrameProps extends Omit<FieldWords, 'description' | 'requiredLabel'> {
  description?: ReactNode;
  /** @default 'label' */
  labelAs?: 'label' | 'span';
  children: ReactNode;
}

/** Label, help, control and error of a field, inside a react-aria field. */
export function FieldFrame({
  label,
  description,
  errorMessage,
  optionalLabel,
  labelEnd,
  labelAs = 'label',
  children,
}: FieldFrameProps): ReactNode {
  return (
    <FieldErrorContext value={null}>
      <span className={styles.labelLine}>
        <Label data-field-name="" className={styles.label} elementType={labelAs}>
          {label}
          {optionalLabel && ' '}
          {optionalLabel && <span className={styles.optional}>{optionalLabel}</span>}
        </Label>
        {labelEnd}
      </span>
      {description && (
        <Text slot="description" className={styles.description}>
          {wholeNumbers(description)}
        </Text>
      )}
      <div className={styles.control}>{children}</div>
      <FieldFault>{errorMessage}</FieldFault>
    </FieldErrorContext>
  );
}
