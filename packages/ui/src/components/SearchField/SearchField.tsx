import type { ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { field, input } from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/Field.tsx';

export interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit: (value: string) => void;
  /** @default 'regular' */
  size?: 'regular' | 'small';
}

/** Words to look for; Enter looks, Escape clears. */
export function SearchField({ label, size = 'regular', ...rest }: SearchFieldProps): ReactNode {
  return (
    <AriaSearchField {...rest} onClear={() => rest.onSubmit('')} className={field({})}>
      <FieldFrame label={label}>
        <Input className={input({ size })} />
      </FieldFrame>
    </AriaSearchField>
  );
}
