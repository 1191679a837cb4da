import type { FC, HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { field, input } from '../../internal/Field.css.ts';
import { FieldFrame, type FieldWords } from '../../internal/Field.tsx';
import { steady } from '../../internal/steady.tsx';

export interface TextFieldProps extends FieldWords {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Set on the input, so that an error summary can focus it. */
  id?: string;
  name?: string;
  /** @default 'text' */
  type?: 'text' | 'email' | 'url' | 'tel' | 'search';
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'url';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  /** Its width suggests the expected length. @default 'full' */
  width?: 'full' | 'short' | 'date';
  isReadOnly?: boolean;
  isDisabled?: boolean;
  /** For numbers that people compare. @default false */
  isMono?: boolean;
  /** @default 'regular' */
  size?: 'regular' | 'large' | 'small';
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * One line of text.
 * @since 0.1.0
 */
export const TextField: FC<TextFieldProps> = steady(function TextField({
  label,
  description,
  errorMessage,
  optionalLabel,
  requiredLabel,
  labelEnd,
  width = 'full',
  isMono = false,
  size = 'regular',
  ref,
  ...rest
}: TextFieldProps): ReactNode {
  const isInvalid = errorMessage !== undefined;
  return (
    <AriaTextField
      {...rest}
      isRequired={Boolean(requiredLabel)}
      isInvalid={isInvalid}
      validationBehavior="aria"
      className={field({ width, invalid: isInvalid })}
    >
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        optionalLabel={optionalLabel}
        labelEnd={labelEnd}
      >
        <Input ref={ref} className={input({ mono: isMono, size })} />
      </FieldFrame>
    </AriaTextField>
  );
});
