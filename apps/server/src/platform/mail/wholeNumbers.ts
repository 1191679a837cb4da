const NUMERO = /\b(?:DA|DH)-\d{4}-\d{4,}\b/g;

/** Keeps a demande's number on one line, in HTML text that has no tag yet. */
export const wholeNumbers = (text: string): string => text.replaceAll(NUMERO, '<span class="numero">$&</span>');
