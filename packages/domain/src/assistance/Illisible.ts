/** Why a mail, or a part of it, cannot be read in its thread: past the limits, ciphered, or in Outlook's own format (AS32). */
export const ILLISIBLES = ['LIMITE', 'CHIFFRE', 'OUTLOOK'] as const;
export type Illisible = (typeof ILLISIBLES)[number];
