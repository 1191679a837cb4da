import { parseDate } from '@internationalized/date';

export const UNITES_DUREE = ['HEURE', 'JOUR', 'MOIS', 'ANNEE'] as const;
export type UniteDuree = (typeof UNITES_DUREE)[number];

/** Start (or today) plus the level's validity; null without duration or unit; hours count from 00:00 (specification, section 5; wire, Dates). */
export function plannedEndDate(
  level: {
    readonly dureeValiditeHabilitation: number | null;
    readonly uniteDureeValiditeHabilitation: UniteDuree | null;
  },
  dateDebut: string | null,
  today: string,
): string | null {
  const { dureeValiditeHabilitation: duration, uniteDureeValiditeHabilitation: unit } = level;
  if (duration === null || unit === null) return null;
  const start = parseDate(dateDebut ?? today);
  switch (unit) {
    case 'HEURE':
      return start.add({ days: Math.floor(duration / 24) }).toString();
    case 'JOUR':
      return start.add({ days: duration }).toString();
    case 'MOIS':
      return start.add({ months: duration }).toString();
    case 'ANNEE':
      return start.add({ years: duration }).toString();
  }
}
