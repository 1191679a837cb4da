import type { FC, ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { field, input } from '../../internal/Field.css.ts';
import { FieldFrame } from '../../internal/Field.tsx';
import { steady } from '../../internal/steady.tsx';

export interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called with the words on Enter, and with none as soon as the field is emptied. */
  onSubmit: (value: string) => void;
  /** @default 'regular' */
  size?: 'regular' | 'small';
  /** The fault and its remedy; its presence makes the field invalid. */
  errorMessage?: string | undefined;
}

/**
 * Words to search for; Enter searches, Escape clears.
 * @since 0.1.0
 */
export const SearchField: FC<SearchFieldProps> = steady(function SearchField({
  label,
  size = 'regular',
  errorMessage,
  onChange,
  onSubmit,
  ...rest
}: SearchFieldProps): ReactNode {
  return (
    <AriaSearchField
      {...rest}
      onSubmit={onSubmit}
      onChange={(words) => {
        onChange(words);
        // Emptied by Escape, by the browser's cross or letter by letter.
        if (words === '') onSubmit('');
      }}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={field({ invalid: errorMessage !== undefined })}
    >
      <FieldFrame label={label} errorMessage={errorMessage}>
        <Input className={input({ size })} />
      </FieldFrame>
    </AriaSearchField>
  );
});
