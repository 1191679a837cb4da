import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { NAMESPACES } from '../compiled/NAMESPACES.ts';

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

/** Loads all text files at once: a failed one counts as empty, it is an error only when none loads (R20, R22). */
export async function loadMessages(language: Language, { fetchFile, onFailed, optional }: Options): Promise<Messages> {
  if (language === 'cle') return {};
  const files = await Promise.allSettled(
    NAMESPACES.map((namespace) => fetchFile(`assets/${language}/${namespace}.json`)),
  );
  const loaded: Messages[] = [];
  files.forEach((file, index) => {
    const namespace = NAMESPACES[index] ?? '';
    if (file.status === 'fulfilled') loaded.push(file.value);
    else if (optional?.has(namespace) !== true) onFailed(namespace, file.reason);
  });
  if (loaded.length === 0) throw new Error('aucun fichier de textes n’a pu être lu');
  return Object.assign({}, ...loaded) as Messages;
}
