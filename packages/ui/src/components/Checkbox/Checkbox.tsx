import { Check } from 'lucide-react';
import type { FC, ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import { field, labelLine } from '../../internal/Field.css.ts';
import type { FieldState } from '../../internal/Field.tsx';
import { FieldFault } from '../../internal/FieldFault.tsx';
import { steady } from '../../internal/steady.tsx';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends FieldState {
  label: string;
  /** Help under the label. */
  description?: string;
  /** The fault and its remedy; its presence makes the box invalid. */
  errorMessage?: string | undefined;
  /** What is said of the box, such as a correction, at the right of its line. */
  labelEnd?: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/**
 * A yes or no that is sent with the form.
 * @since 0.1.0
 */
export const Checkbox: FC<CheckboxProps> = steady(function Checkbox({
  label,
  description,
  errorMessage,
  labelEnd,
  ...rest
}: CheckboxProps): ReactNode {
  const isInvalid = errorMessage !== undefined;
  return (
    <CheckboxField {...rest} isInvalid={isInvalid} validationBehavior="aria" className={field({ invalid: isInvalid })}>
      <span className={labelLine}>
        <CheckboxButton className={styles.checkbox}>
          {({ isSelected }) => (
            <>
              <span className={styles.box}>{isSelected && <Check size={16} strokeWidth={3} aria-hidden="true" />}</span>
              <span className={styles.words}>{label}</span>
            </>
          )}
        </CheckboxButton>
        {labelEnd}
      </span>
      {description && (
        <Text slot="description" className={styles.help}>
          {description}
        </Text>
      )}
      <FieldFault>{errorMessage}</FieldFault>
    </CheckboxField>
  );
});
