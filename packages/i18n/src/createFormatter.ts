import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageKey } from '../compiled/MessageKey.ts';
import type { Messages } from './loadMessages.ts';

/** Texts by key with their values, for what is written outside any screen. */
export type Formatter = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** A formatter over loaded messages; a missing text shows its key (wire, Texts). */
export function createFormatter(messages: Messages): Formatter {
  const parsed = new Map<string, IntlMessageFormat>();
  return (key, values) => {
    const message = messages[key];
    if (message === undefined) return key;
    if (typeof message === 'string') return message;
    const format = parsed.get(key) ?? new IntlMessageFormat(message, 'fr');
    parsed.set(key, format);
    return String(format.format(values));
  };
}
