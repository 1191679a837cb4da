import { addMonths } from './addMonths.ts';

/** The last day on which a commission or a habilitation may begin: a later date is taken for a typing error (DH66). */
export const horizonOf = (today: string, horizonDatesMois: number): string => addMonths(today, horizonDatesMois);
