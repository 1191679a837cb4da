const NUMERO = /\b(?:DA|DH|AS|S)-\d{4}-\d{4,}\b/g;

/** Keeps the number of a demande, a session or a message to the support on one line, in HTML text that has no tag yet. */
export const wholeNumbers = (text: string): string => text.replaceAll(NUMERO, '<span class="numero">$&</span>');
