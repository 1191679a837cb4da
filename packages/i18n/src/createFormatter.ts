import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageKey } from '../compiled/MessageKey.ts';
import type { Messages } from './loadMessages.ts';
import { TAGS } from './TAGS.ts';
import type { ValuesOf } from './ValuesOf.ts';

export type TextValues = Readonly<Record<string, string | number>>;

/** Texts by key with their values. */
export type Formatter = {
  <K extends MessageKey>(key: K, ...values: ValuesOf<K>): string;
  /** The text of a key that is chosen at run time together with its values. */
  readonly chosen: (key: MessageKey, values: TextValues) => string;
  /** The text of a key chosen at run time, undefined when there is none. */
  readonly find: (key: string, values?: TextValues) => string | undefined;
};

/** The formatter of what finds a text; a missing one shows its key. */
export function formatterOf(find: Formatter['find']): Formatter {
  const text = (key: string, values?: TextValues) => find(key, values) ?? key;
  return Object.assign(text, { chosen: text, find });
}

/** A formatter over loaded messages, whose tags (`TAGS`) choose the French word before a value; a missing text shows its key (rules/wire#texts), a missing value throws. */
export function createFormatter(messages: Messages): Formatter {
  const parsed = new Map<string, IntlMessageFormat>();
  const find = (key: string, values?: TextValues): string | undefined => {
    const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
    if (message === undefined || typeof message === 'string') return message;
    const format = parsed.get(key) ?? new IntlMessageFormat(message, 'fr');
    parsed.set(key, format);
    return String(format.format({ ...values, ...TAGS }));
  };
  return formatterOf(find);
}
