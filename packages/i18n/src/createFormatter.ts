import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageKey } from '../compiled/MessageKey.ts';
import type { Messages } from './loadMessages.ts';

/** Texts by key with their values. */
export type Formatter = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** A formatter over loaded messages; a missing text shows its key (wire, Texts), a missing value throws. */
export function createFormatter(messages: Messages): Formatter {
  const parsed = new Map<string, IntlMessageFormat>();
  return (key, values) => {
    const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
    if (message === undefined) return key;
    if (typeof message === 'string') return message;
    const format = parsed.get(key) ?? new IntlMessageFormat(message, 'fr');
    parsed.set(key, format);
    return String(format.format(values));
  };
}
