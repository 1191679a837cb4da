import type { FC, ReactNode } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { CountWords } from '../../internal/CountWords.ts';
import { CharacterCount } from './CharacterCount.tsx';
import { field, input } from '../../internal/Field.css.ts';
import { FieldFrame, type FieldWords } from '../../internal/Field.tsx';
import { area } from './TextArea.css.ts';
import { steady } from '../../internal/steady.tsx';

export interface TextAreaProps extends FieldWords {
  value: string;
  onChange: (value: string) => void;
  /** Set on the text, so that an error summary can focus it. */
  id?: string;
  /** @default 4 */
  rows?: number;
  /** Nothing more may be typed; use `count` to let people write first and shorten after. */
  maxLength?: number;
  /** How many characters may be written, and the words for how many are left. */
  count?: CountWords;
  isReadOnly?: boolean;
  autoFocus?: boolean;
}

/**
 * Several lines of text.
 * @since 0.1.0
 */
export const TextArea: FC<TextAreaProps> = steady(function TextArea({
  label,
  description,
  errorMessage,
  optionalLabel,
  requiredLabel,
  labelEnd,
  rows = 4,
  count,
  ...rest
}: TextAreaProps): ReactNode {
  const isInvalid = errorMessage !== undefined;
  return (
    <AriaTextField
      {...rest}
      isRequired={requiredLabel !== undefined}
      isInvalid={isInvalid}
      validationBehavior="aria"
      className={field({ invalid: isInvalid })}
    >
      <FieldFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        optionalLabel={optionalLabel}
        labelEnd={labelEnd}
      >
        <AriaTextArea rows={rows} className={`${input({})} ${area}`} />
        {count !== undefined && !rest.isReadOnly && <CharacterCount length={rest.value.length} {...count} />}
      </FieldFrame>
    </AriaTextField>
  );
});
