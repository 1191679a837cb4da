import type { Formatter, TextValues } from './createFormatter.ts';

/**
 * The text of a refusal: that of its title under `erreurs.`, or of the title itself where it is a text of a page
 * (E2); undefined when there is none.
 */
export const titleText = (find: Formatter['find'], title: string, values?: TextValues) =>
  find(`erreurs.${title}`, values) ?? find(title, values);
