/** Why a mail, or a part of it, cannot be read in its thread: past the limits, ciphered, in Outlook's own format, or of nothing that shows (AS32). */
export const ILLISIBLES = ['LIMITE', 'CHIFFRE', 'OUTLOOK', 'VIDE'] as const;
export type Illisible = (typeof ILLISIBLES)[number];
