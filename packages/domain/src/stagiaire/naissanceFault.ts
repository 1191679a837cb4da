import { addMonths } from '../date/addMonths.ts';

/** No stagiaire is older. */
const LONGEST_LIFE_YEARS = 110;
/** Younger or older stagiaires are rare: a warning asks to look again. */
const USUAL_AGES_YEARS = [14, 80] as const;

const yearsBefore = (today: string, years: number): string => addMonths(today, -12 * years);
const boundsOf = (today: string) => {
  const [least, most] = USUAL_AGES_YEARS;
  return {
    today,
    eldest: yearsBefore(today, LONGEST_LIFE_YEARS),
    usuallyAfter: yearsBefore(today, most),
    usuallyUntil: yearsBefore(today, least),
  };
};

// A class of a thousand is judged on one day.
let latest = boundsOf('2000-01-01');
const boundsOn = (today: string) => {
  if (latest.today !== today) latest = boundsOf(today);
  return latest;
};

/** Why a birth date cannot be: it is to come, or nobody lives so long. */
export function naissanceFault(
  dateNaissance: string,
  today: string,
): 'session-certification.naissance-future' | 'session-certification.naissance-ancienne' | null {
  if (dateNaissance >= today) return 'session-certification.naissance-future';
  return dateNaissance < boundsOn(today).eldest ? 'session-certification.naissance-ancienne' : null;
}

/** Whether an age is unusual for a stagiaire, which is a warning. */
export function isAgeInhabituel(dateNaissance: string, today: string): boolean {
  const { usuallyAfter, usuallyUntil } = boundsOn(today);
  return dateNaissance > usuallyUntil || dateNaissance < usuallyAfter;
}
