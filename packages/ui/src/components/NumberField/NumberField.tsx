import { Minus, Plus } from 'lucide-react';
import { type FC, type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { field, input } from '../../internal/Field.css.ts';
import { FieldFrame, type FieldState, type FieldWords } from '../../internal/Field.tsx';
import { steady } from '../../internal/steady.tsx';
import * as styles from './NumberField.css.ts';

export interface NumberFieldProps extends FieldWords, FieldState {
  /** Null for none. */
  value: number | null;
  /** Takes the number when the field is left, on Enter and at each step. */
  onChange: (value: number | null) => void;
  /** What is counted, after the figure and read with it, such as « heures » or « % ». */
  unit?: string;
  /** Least number that the steps reach; a lower one that is typed is a fault, which the screen reports. */
  minValue?: number;
  maxValue?: number;
  /** @default 1 */
  step?: number;
  /** Figures after the comma. @default 0 */
  fractionDigits?: number;
  /** Names of the two step buttons; without them there are no buttons, but the arrow keys still step. */
  stepLabels?: { decrease: string; increase: string };
}

function StepButtons(): ReactNode {
  return (
    <>
      <Button slot="decrement" className={styles.step}>
        <Minus size={16} strokeWidth={2} aria-hidden="true" />
      </Button>
      <Button slot="increment" className={styles.step}>
        <Plus size={16} strokeWidth={2} aria-hidden="true" />
      </Button>
    </>
  );
}

/**
 * A number that is counted or measured, written as in the page's language.
 * @since 0.1.0
 */
export const NumberField: FC<NumberFieldProps> = steady(function NumberField({
  label,
  description,
  errorMessage,
  optionalLabel,
  requiredLabel,
  labelEnd,
  value,
  onChange,
  unit,
  fractionDigits = 0,
  stepLabels,
  ...rest
}: NumberFieldProps): ReactNode {
  const unitId = useId();
  const isInvalid = errorMessage !== undefined;
  const hasSteps = stepLabels !== undefined && !rest.isReadOnly;
  return (
    <AriaNumberField
      {...rest}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      formatOptions={{ maximumFractionDigits: fractionDigits }}
      // What is typed is never corrected: the screen says what is wrong with it.
      commitBehavior="validate"
      isWheelDisabled
      isRequired={requiredLabel !== undefined}
      isInvalid={isInvalid}
      validationBehavior="aria"
      className={field({ invalid: isInvalid })}
      {...(unit === undefined ? {} : { 'aria-describedby': unitId })}
      {...(stepLabels === undefined
        ? {}
        : { decrementAriaLabel: stepLabels.decrease, incrementAriaLabel: stepLabels.increase })}
    >
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        optionalLabel={optionalLabel}
        labelEnd={labelEnd}
      >
        <div className={styles.line}>
          <Group className={styles.group({ steps: hasSteps })}>
            <Input className={`${input({})} ${styles.figure}`} />
            {hasSteps && <StepButtons />}
          </Group>
          {unit !== undefined && (
            <span id={unitId} className={styles.unit}>
              {unit}
            </span>
          )}
        </div>
      </FieldFrame>
    </AriaNumberField>
  );
});
