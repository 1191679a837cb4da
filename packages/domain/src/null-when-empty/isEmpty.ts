import { withoutHidden } from '../clean-text/cleanText.ts';

/** Whether a text has nothing visible (specification, section 5). */
export const isEmpty = (text: string | null): boolean => text === null || withoutHidden(text).trim() === '';
