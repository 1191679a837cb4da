import { addDays } from '../date/addDays.ts';

/** Earliest date of an administrative suspension: so many days after today (domain, C.3; 15 by default). */
export const minSuspensionDate = (today: string, delaiJours: number): string => addDays(today, delaiJours);
