import type { FC, HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { field, input } from '../../internal/Field.css.ts';
import { FieldFrame, type FieldState, type FieldWords } from '../../internal/Field.tsx';
import { steady } from '../../internal/steady.tsx';

/** How a text is typed: what the browser knows of it. */
export interface TextEntry {
  name?: string;
  /** @default 'text' */
  type?: 'text' | 'email' | 'url' | 'tel' | 'search';
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'url';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  autoFocus?: boolean;
}

export interface TextFieldProps extends FieldWords, FieldState, TextEntry {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Its width suggests the expected length. @default 'full' */
  width?: 'full' | 'short' | 'date';
  /** For numbers that people compare. @default false */
  isMono?: boolean;
  /** @default 'regular' */
  size?: 'regular' | 'large' | 'small';
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
