import { Check, Minus } from 'lucide-react';
import type { FC, ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup, CheckboxGroupStateContext } from 'react-aria-components/CheckboxGroup';
import { Text } from 'react-aria-components/Text';
import * as box from '../Checkbox/Checkbox.css.ts';
import type { SelectOption } from '../Select/Select.tsx';
import { field } from '../../internal/Field.css.ts';
import { FieldFrame, type FieldState, type FieldWords } from '../../internal/Field.tsx';
import { withRequired } from '../../internal/withRequired.tsx';
import { isSame } from '../../internal/isSame.ts';
import { steady } from '../../internal/steady.tsx';
import * as styles from './CheckboxGroup.css.ts';

export interface CheckboxOption extends SelectOption {
  /** Help under the option. */
  description?: string;
  /** @default false */
  isDisabled?: boolean;
}

export interface CheckboxGroupProps extends FieldWords, FieldState {
  options: readonly CheckboxOption[];
  /** Ids of the chosen options, in the order of the options. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Label of a first box that checks or clears every option that may change; without it there is no such box. */
  allLabel?: string;
  /** In a row: four short choices at most. @default false */
  isInline?: boolean;
}

function Box({ label }: { label: string }): ReactNode {
  return (
    <CheckboxButton className={box.checkbox}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={box.box}>
            {isIndeterminate ? (
              <Minus size={16} strokeWidth={3} aria-hidden="true" />
            ) : (
              isSelected && <Check size={16} strokeWidth={3} aria-hidden="true" />
            )}
          </span>
          <span className={box.words}>{label}</span>
        </>
      )}
    </CheckboxButton>
  );
}

function Option({ option, id }: { option: CheckboxOption; id: string | undefined }): ReactNode {
  return (
    <CheckboxField
      value={option.id}
      isDisabled={option.isDisabled ?? false}
      className={styles.option}
      {...(id === undefined ? {} : { id })}
    >
      <Box label={option.label} />
      {option.description && (
        <Text slot="description" className={box.help}>
          {option.description}
        </Text>
      )}
    </CheckboxField>
  );
}

/** What the first box shows and does; options that may not change keep their state. */
function wholeOf(options: readonly CheckboxOption[], value: readonly string[]) {
  const free = options.filter((option) => !option.isDisabled).map((option) => option.id);
  const isWhole = free.length > 0 && free.every((one) => value.includes(one));
  const kept = value.filter((one) => !free.includes(one));
  const isPart = !isWhole && free.some((one) => value.includes(one));
  return { isWhole, isPart, next: isWhole ? kept : [...kept, ...free] };
}

/**
 * Several choices among a few, all in sight.
 * @since 0.1.0
 */
export const CheckboxGroup: FC<CheckboxGroupProps> = steady(function CheckboxGroup({
  label,
  description,
  errorMessage,
  optionalLabel,
  requiredLabel,
  labelEnd,
  options,
  value,
  onChange,
  allLabel,
  isInline = false,
  id,
  ...rest
}: CheckboxGroupProps): ReactNode {
  const isInvalid = errorMessage !== undefined;
  const inOrder = (ids: readonly string[]) => options.map((option) => option.id).filter((one) => ids.includes(one));
  const { isWhole, isPart, next } = wholeOf(options, value);
  return (
    <AriaCheckboxGroup
      {...rest}
      value={[...value]}
      onChange={(ids) => onChange(inOrder(ids))}
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
        {allLabel !== undefined && (
          // Not a choice of the group, so outside its state.
          <CheckboxGroupStateContext value={null}>
            <CheckboxField
              {...rest}
              isSelected={isWhole}
              isIndeterminate={isPart}
              onChange={() => onChange(inOrder(next))}
              {...(id === undefined ? {} : { id })}
            >
              <Box label={allLabel} />
            </CheckboxField>
          </CheckboxGroupStateContext>
        )}
        <div className={styles.options({ inline: isInline, under: allLabel !== undefined })}>
          {options.map((option, index) => (
            <Option key={option.id} option={option} id={index === 0 && allLabel === undefined ? id : undefined} />
          ))}
        </div>
      </FieldFrame>
    </AriaCheckboxGroup>
  );
}, isSame);
