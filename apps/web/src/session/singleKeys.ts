import { readLocally } from './keptLocally.ts';

/** The word kept by who has switched off the keys of one letter (WCAG 2.1.4). */
export const SINGLE_KEYS_OFF = 'non';

/** Where this browser keeps it. */
export const singleKeysKey = (habilisId: string): string => `habilis-touches:${habilisId}`;

/** Whether keys of one letter are in use for a person on this machine. */
export const hasSingleKeys = (habilisId: string): boolean => readLocally(singleKeysKey(habilisId)) !== SINGLE_KEYS_OFF;
