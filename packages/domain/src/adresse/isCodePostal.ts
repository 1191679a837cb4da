import { cleanNumber } from '../clean-text/cleanNumber.ts';

/** Whether a text is a postal code of France, such as « 57 000 » (domain, A.5). */
export const isCodePostal = (typed: string): boolean => /^\d{5}$/.test(cleanNumber(typed));
