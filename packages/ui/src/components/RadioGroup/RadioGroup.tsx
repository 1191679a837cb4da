import type { FC, ReactNode } from 'react';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { field } from '../../internal/Field.css.ts';
import { FieldFrame, type FieldState, type FieldWords } from '../../internal/Field.tsx';
import type { SelectOption } from '../Select/Select.tsx';
import { withRequired } from '../../internal/withRequired.tsx';
import { isSame } from '../../internal/isSame.ts';
import { steady } from '../../internal/steady.tsx';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption extends SelectOption {
  /** A few words under it, which tell it from the others. */
  description?: string;
}

export interface RadioGroupProps extends FieldWords, FieldState {
  options: readonly RadioOption[];
  value: string | null;
  onChange: (value: string) => void;
  /** In a row: four short choices at most. @default false */
  isInline?: boolean;
}

/**
 * One choice among a few, all in sight.
 * @since 0.1.0
 */
export const RadioGroup: FC<RadioGroupProps> = steady(function RadioGroup({
  label,
  description,
  errorMessage,
  optionalLabel,
  requiredLabel,
  labelEnd,
  options,
  isInline = false,
  id,
  ...rest
}: RadioGroupProps): ReactNode {
  const isInvalid = errorMessage !== undefined;
  return (
    <AriaRadioGroup
      {...rest}
      isRequired={requiredLabel !== undefined}
      isInvalid={isInvalid}
      validationBehavior="aria"
      className={field({ invalid: isInvalid })}
    >
      <FieldFrame
        label={label}
        description={withRequired(description, requiredLabel)}
        errorMessage={errorMessage}
        optionalLabel={optionalLabel}
        labelEnd={labelEnd}
        labelAs="span"
      >
        <div className={styles.options({ inline: isInline })}>
          {options.map((option, index) => (
            <Radio
              key={option.id}
              value={option.id}
              className={styles.radio}
              {...(id !== undefined && index === 0 ? { id } : {})}
            >
              <span className={styles.dot} />
              {option.description === undefined ? (
                option.label
              ) : (
                <span className={styles.told}>
                  <span className={styles.name}>{option.label}</span>
                  <span className={styles.help}>{option.description}</span>
                </span>
              )}
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}, isSame);
