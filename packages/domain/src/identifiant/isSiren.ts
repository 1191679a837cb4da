import { luhnSum } from './luhn.ts';

/** Whether a text is a SIREN: nine digits that pass Luhn (rules/formats#siret). */
export const isSiren = (text: string): boolean => /^\d{9}$/.test(text) && luhnSum(text) % 10 === 0;
