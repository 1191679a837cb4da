import { addMonths } from '../date/addMonths.ts';

/** No stagiaire is older. */
const LONGEST_LIFE_YEARS = 110;
/** Younger or older stagiaires are rare: a warning asks to look again. */
const USUAL_AGES_YEARS = [14, 80] as const;

const yearsBefore = (today: string, years: number): string => addMonths(today, -12 * years);

/** Why a birth date cannot be: it is to come, or nobody lives so long. */
export function naissanceFault(
  dateNaissance: string,
  today: string,
): 'session-certification.naissance-future' | 'session-certification.naissance-ancienne' | null {
  if (dateNaissance >= today) return 'session-certification.naissance-future';
  return dateNaissance < yearsBefore(today, LONGEST_LIFE_YEARS) ? 'session-certification.naissance-ancienne' : null;
}

/** Whether an age is unusual for a stagiaire, which is a warning. */
export function isAgeInhabituel(dateNaissance: string, today: string): boolean {
  const [least, most] = USUAL_AGES_YEARS;
  return dateNaissance > yearsBefore(today, least) || dateNaissance < yearsBefore(today, most);
}
