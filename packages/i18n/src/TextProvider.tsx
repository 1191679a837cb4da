import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { MessageKey } from '../compiled/MessageKey.ts';
import type { Messages } from './loadMessages.ts';

export type TextValues = Readonly<Record<string, string | number>>;

/** Gives texts by key; a missing text shows its key (wire, Texts). */
export type Texts = {
  (key: MessageKey, values?: TextValues): string;
  /** The text of a key chosen at run time, undefined when there is none. */
  readonly find: (key: string, values?: TextValues) => string | undefined;
};

const cache = createIntlCache();

/** Texts over loaded messages, outside React too. */
export function createTexts(messages: Messages): Texts {
  const intl: IntlShape = createIntl(
    { locale: 'fr', messages: messages as Record<string, string>, onError: () => undefined },
    cache,
  );
  const format = (id: string, values?: TextValues) =>
    Object.hasOwn(messages, id) ? intl.formatMessage({ id }, values) : undefined;
  return Object.assign((key: MessageKey, values?: TextValues) => format(key, values) ?? key, { find: format });
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
