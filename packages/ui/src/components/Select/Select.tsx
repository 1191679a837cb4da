import { Check, ChevronDown } from 'lucide-react';
import type { FC, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { field, input } from '../../internal/Field.css.ts';
import { FieldFrame, type FieldWords } from '../../internal/Field.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { withRequired } from '../../internal/withRequired.tsx';
import { isSame } from '../../internal/isSame.ts';
import { steady } from '../../internal/steady.tsx';
import * as styles from './Select.css.ts';

export interface SelectOption {
  id: string;
  label: string;
}

export interface SelectProps extends FieldWords {
  options: readonly SelectOption[];
  /** The chosen option's id, null for none. */
  value: string | null;
  onChange: (value: string) => void;
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** Set on the button, so that an error summary can focus it. */
  id?: string;
  /** @default 'regular' */
  size?: 'regular' | 'small';
  /** Looks like a read-only text field that holds the choice. @default false */
  isReadOnly?: boolean;
  isDisabled?: boolean;
}

/**
 * One choice among a few to a few dozen.
 * @since 0.1.0
 */
export const Select: FC<SelectProps> = steady(function Select({
  isReadOnly = false,
  ...props
}: SelectProps): ReactNode {
  if (!isReadOnly) return <OpenSelect {...props} />;
  const { label, description, errorMessage, optionalLabel, labelEnd, options, value, id, size = 'regular' } = props;
  return (
    <TextField
      label={label}
      description={description}
      errorMessage={errorMessage}
      optionalLabel={optionalLabel}
      labelEnd={labelEnd}
      size={size}
      value={options.find((option) => option.id === value)?.label ?? ''}
      onChange={() => undefined}
      isReadOnly
      {...(id === undefined ? {} : { id })}
    />
  );
}, isSame);

function OpenSelect({
  label,
  description,
  errorMessage,
  optionalLabel,
  requiredLabel,
  labelEnd,
  options,
  value,
  onChange,
  id,
  size = 'regular',
  ...rest
}: Omit<SelectProps, 'isReadOnly'>): ReactNode {
  const isInvalid = errorMessage !== undefined;
  return (
    <AriaSelect
      {...rest}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
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
        <Button
          {...(id === undefined ? {} : { id })}
          className={`${input({ size })} ${styles.trigger}`}
          data-invalid={isInvalid || undefined}
        >
          <SelectValue className={styles.value({ size })}>
            {({ selectedText }) => selectedText || rest.placeholder}
          </SelectValue>
          <ChevronDown size={16} aria-hidden="true" className={styles.chevron} />
        </Button>
      </FieldFrame>
      <Popover className={styles.popover}>
        <ListBox items={options} selectionMode="single">
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className={styles.option}>
              {({ isSelected }) => (
                <>
                  <span className={styles.check}>{isSelected && <Check size={16} aria-hidden="true" />}</span>
                  {option.label}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
