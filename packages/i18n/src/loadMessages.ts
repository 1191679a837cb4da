import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { AT_START } from './AT_START.ts';

/** A text as it is served: plain, or the tree of an ICU message that has arguments (rules/wire#texts). */
export type Messages = Readonly<Record<string, string | MessageFormatElement[]>>;

/** `fr`, or `cle`, which shows the keys and fetches nothing. */
export type Language = 'fr' | 'cle';

type Options = {
  readonly fetchFile: (path: string) => Promise<Messages>;
  readonly onFailed: (namespace: string, error: unknown) => void;
  /** Files whose failure is not reported. */
  readonly optional?: ReadonlySet<string>;
};

/** What was read so far: the texts of an area join it with the code of its screens (decision 0213). */
const known: Record<string, Messages[string]> = {};

/** Adds the texts of an area, before its first screen is drawn. */
export const addMessages = (messages: Messages): void => void Object.assign(known, messages);

/** Loads the text files of the start at once: a failed one counts as empty, it is an error only when none loads (R20, R22). The texts of areas join what is given. */
export async function loadMessages(language: Language, { fetchFile, onFailed, optional }: Options): Promise<Messages> {
  if (language === 'cle') return {};
  const files = await Promise.allSettled(
    AT_START.map((namespace) => fetchFile(`assets/${language}/${namespace}.json`)),
  );
  const loaded: Messages[] = [];
  files.forEach((file, index) => {
    const namespace = AT_START[index] ?? '';
    if (file.status === 'fulfilled') loaded.push(file.value);
    else if (optional?.has(namespace) !== true) onFailed(namespace, file.reason);
  });
  if (loaded.length === 0) throw new Error('aucun texte lu');
  return Object.assign(known, ...loaded) as Messages;
}
