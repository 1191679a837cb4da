import type { LoadWords } from '../../internal/LoadWords.ts';
import type { SelectOption } from '../Select/Select.tsx';
import type { LoadOptions } from './useLoadedOptions.ts';

/** An option, with what to know before it is chosen. */
export interface ComboBoxOption extends SelectOption {
  /** Under its label in the list, heard after it; not searched for. */
  description?: string;
}

/** Where the options come from: all given, or asked for what is typed. */
export type OptionSource =
  | { options: readonly ComboBoxOption[] }
  | {
      load: LoadOptions;
      /** Letters needed before it asks. @default 2 */
      minLength?: number;
      words: LoadWords;
    };

/** The text to search for, null for nothing: too short, or all options are given. */
export function queryOf(source: OptionSource, typed: string): string | null {
  const query = typed.trim();
  return 'load' in source && query.length >= (source.minLength ?? 2) ? query : null;
}
