import { parseDate } from '@internationalized/date';

/** Units of a validity (F17). */
export const UNITES_DUREE = ['HEURE', 'JOUR', 'MOIS', 'ANNEE'] as const;
export type UniteDuree = (typeof UNITES_DUREE)[number];

function lengthOf(duration: number, unit: UniteDuree): { days: number } | { months: number } | { years: number } {
  switch (unit) {
    case 'HEURE':
      return { days: Math.floor(duration / 24) };
    case 'JOUR':
      return { days: duration };
    case 'MOIS':
      return { months: duration };
    case 'ANNEE':
      return { years: duration };
  }
}

/** The latest date allowed: any later end becomes this one (rules/wire#dates). */
const LAST_DAY = parseDate('2999-12-31');

/** Start (or today) plus the niveau's validity; null without duration or unit; hours count from 00:00 (H1, H2, H8; rules/wire#dates). */
export function plannedEndDate(
  niveau: {
    readonly dureeValiditeHabilitation: number | null;
    readonly uniteDureeValiditeHabilitation: UniteDuree | null;
  },
  dateDebut: string | null,
  today: string,
): string | null {
  const { dureeValiditeHabilitation: duration, uniteDureeValiditeHabilitation: unit } = niveau;
  if (duration === null || unit === null) return null;
  const end = parseDate(dateDebut ?? today).add(lengthOf(duration, unit));
  return (end.compare(LAST_DAY) > 0 ? LAST_DAY : end).toString();
}
