import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { MessageKey } from '../compiled/MessageKey.ts';
import { createFormatter } from './createFormatter.ts';
import type { Messages } from './loadMessages.ts';

export type TextValues = Readonly<Record<string, string | number>>;

/** Gives texts by key; a missing text shows its key (wire, Texts). */
export type Texts = {
  (key: MessageKey, values?: TextValues): string;
  /** The text of a key chosen at run time, undefined when there is none. */
  readonly find: (key: string, values?: TextValues) => string | undefined;
};

/** Texts over loaded messages, outside React too; one whose values do not fit shows its key rather than no page at all. */
export function createTexts(messages: Messages): Texts {
  const format = createFormatter(messages);
  const texts = (key: string, values?: TextValues): string => {
    try {
      return format(key as MessageKey, values);
    } catch {
      return key;
    }
  };
  const find = (key: string, values?: TextValues) => (Object.hasOwn(messages, key) ? texts(key, values) : undefined);
  return Object.assign(texts, { find });
}

const TextsContext = createContext<Texts>(createTexts({}));

/** Hands the loaded texts to everything below. */
export function TextProvider({
  messages,
  children,
}: {
  readonly messages: Messages;
  readonly children: ReactNode;
}): ReactNode {
  const texts = useMemo(() => createTexts(messages), [messages]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The texts of the page. */
export const useText = (): Texts => useContext(TextsContext);
