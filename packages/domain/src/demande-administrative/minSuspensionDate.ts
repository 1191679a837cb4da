import { addDays } from '../date/addDays.ts';

/** Earliest date of an administrative suspension: so many days after today (rules/dossier#suspension; 15 by default). */
export const minSuspensionDate = (today: string, delaiJours: number): string => addDays(today, delaiJours);
