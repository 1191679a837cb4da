import { withoutHidden } from '../clean-text/cleanText.ts';

/** Whether a text has nothing visible (V10). */
export const isEmpty = (text: string | null): boolean => text === null || withoutHidden(text).trim() === '';
