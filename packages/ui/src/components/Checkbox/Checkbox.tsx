import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { error } from '../Field/Field.css.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps {
  label: string;
  description?: string;
  errorMessage?: string | undefined;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  id?: string;
  isDisabled?: boolean;
}

/** A yes or no that is sent with the form. */
export function Checkbox({ label, description, errorMessage, ...rest }: CheckboxProps): ReactNode {
  return (
    <div>
      <AriaCheckbox
        {...rest}
        isInvalid={errorMessage !== undefined}
        validationBehavior="aria"
        className={styles.checkbox}
      >
        {({ isSelected }) => (
          <>
            <span className={styles.box}>{isSelected && <Check size={16} strokeWidth={3} aria-hidden="true" />}</span>
            <span className={styles.words}>
              {label}
              {description && <span className={styles.help}>{description}</span>}
            </span>
          </>
        )}
      </AriaCheckbox>
      {errorMessage && <span className={error}>{errorMessage}</span>}
    </div>
  );
}
