import type { LoadWords } from '../../internal/LoadWords.ts';
import type { SelectOption } from '../Select/Select.tsx';
import type { LoadOptions } from './useLoadedOptions.ts';

/** Where the options come from: all at hand, or asked for what is typed. */
export type OptionSource =
  | { options: readonly SelectOption[] }
  | {
      load: LoadOptions;
      /** Letters from which it asks. @default 2 */
      minLength?: number;
      words: LoadWords;
    };

/** What is to be asked for a text, null for nothing: too short, or no source that is asked. */
export function queryOf(source: OptionSource, typed: string): string | null {
  const query = typed.trim();
  return 'load' in source && query.length >= (source.minLength ?? 2) ? query : null;
}
