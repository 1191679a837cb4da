import { isEmpty } from './isEmpty.ts';

/** The text, or null when it has nothing visible (V10). */
export const nullWhenEmpty = (text: string | null): string | null => (isEmpty(text) ? null : text);
