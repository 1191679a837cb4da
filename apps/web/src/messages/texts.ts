import { createTexts, type Texts } from '@habilis/i18n/TextProvider';

let texts: Texts = createTexts({});

/** The current texts, for code outside React. */
export const currentTexts = (): Texts => texts;

/** Sets the loaded texts, at start. */
export function setTexts(loaded: Texts): void {
  texts = loaded;
}
