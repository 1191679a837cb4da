import { createTexts, type Texts } from '@habilis/i18n/TextProvider';

let texts: Texts = createTexts({});

/** The texts, outside React. */
export const currentTexts = (): Texts => texts;

/** Hands over the loaded texts, at start. */
export function setTexts(loaded: Texts): void {
  texts = loaded;
}
