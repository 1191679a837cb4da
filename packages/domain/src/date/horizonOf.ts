import { addMonths } from './addMonths.ts';

/** The last day that a commission or an accreditation may begin on: later is a slip of the pen (DH66). */
export const horizonOf = (today: string, horizonDatesMois: number): string => addMonths(today, horizonDatesMois);
