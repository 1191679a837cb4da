import { createHash } from 'node:crypto';

/** SHA-256 of a text in UTF-8, as hexadecimal digits. */
export const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The hash of a link that follows another: over the one before and its own entry's hash (decision 0234). */
export const empreinteOf = (before: string, feuille: string): string => hash(before + feuille);
