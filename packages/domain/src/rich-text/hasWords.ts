// No `<` inside: what never closes is looked through once, however often it is opened.
const TAG = /<[^<>]*>/g;
const SIGN = /&(?:#x?[\da-f]+|[a-z]+);/gi;
const WORD = /[\p{L}\p{N}]/u;

/** The text of rich text, without its marks; words of two elements stay apart. */
export const plainText = (html: string): string => html.replaceAll(TAG, ' ').replaceAll(SIGN, ' ');

/** Whether a text, plain or rich, says something: spaces, marks and signs alone do not. */
export const hasWords = (text: string): boolean => WORD.test(plainText(text));
