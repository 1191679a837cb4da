import { isEmpty } from './isEmpty.ts';

/** A text, or null when nothing to be read was typed (specification, section 5). */
export const nullWhenEmpty = (text: string | null): string | null => (isEmpty(text) ? null : text);
