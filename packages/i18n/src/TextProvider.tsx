import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createFormatter, type Formatter, formatterOf } from './createFormatter.ts';
import type { Messages } from './loadMessages.ts';

/** Gives texts by key; a missing text shows its key (rules/wire#texts). */
export type Texts = Formatter;

/** Texts from loaded messages, also outside React. A text whose values do not fit shows its key, so that the page still appears. */
export function createTexts(messages: Messages): Texts {
  const format = createFormatter(messages);
  return formatterOf((key, values) => {
    try {
      return format.find(key, values);
    } catch {
      return key;
    }
  });
}

const TextsContext = createContext<Texts>(createTexts({}));

/** Gives the loaded texts to everything below. */
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
