import type { Plugin } from 'vite';

/** The words of react-aria, one file for each part and language. */
const WORDS = /\/react-(aria|aria-components|stately)\/dist\/private\/intl\/(\w+)\/([a-z]{2}-[A-Z]{2})\.mjs$/;

/** The text `modals.fermer`: the texts are compiled after this is read. */
const DISMISS = 'Fermer';

/** What a file of react-aria's words is replaced by: nothing where it is no French; null leaves it as it is. */
export function wordsOf(id: string): string | null {
  const [, , part, language] = WORDS.exec(id) ?? [];
  if (language === undefined) return null;
  if (language !== 'fr-FR') return 'export default {};';
  // Its « dismiss » says « Rejeter », as the act that rejects a demande.
  return part === 'overlays' ? `export default ${JSON.stringify({ dismiss: DISMISS })};` : null;
}

/** Leaves out the words of react-aria in languages that the app does not speak, and says those of French as the app does. */
export function frenchWords(): Plugin {
  return { name: 'french-words', enforce: 'pre', load: { filter: { id: WORDS }, handler: wordsOf } };
}
