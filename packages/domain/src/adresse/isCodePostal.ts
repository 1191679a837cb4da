import { cleanNumber } from '../clean-text/cleanNumber.ts';

/** Whether a text is a postal code of France, such as « 57 000 » (rules/formats#postal-codes). */
export const isCodePostal = (typed: string): boolean => /^\d{5}$/.test(cleanNumber(typed));
