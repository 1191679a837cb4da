import { addDays } from '../date/addDays.ts';
import { plannedEndDate, type UniteDuree } from '../habilitation/plannedEndDate.ts';

/** How long a certificat of a niveau is valid; null is without end. */
export type Validite = { readonly duree: number | null; readonly unite: UniteDuree | null };

/**
 * The dates of a certificat: obtained on the session's last day, valid for the niveau's validity less the days of the setting. An upkeep
 * counts from its own last day too, whatever is left of the earlier certificat (rules/certificats#dates; C1, C2, C3).
 */
export function datesCertificat(
  dateFinSession: string,
  { duree, unite }: Validite,
  joursRetranches: number,
): { readonly dateObtention: string; readonly dateFin: string | null } {
  const niveau = { dureeValiditeHabilitation: duree, uniteDureeValiditeHabilitation: unite };
  const planned = plannedEndDate(niveau, dateFinSession, dateFinSession);
  if (planned === null) return { dateObtention: dateFinSession, dateFin: null };
  const end = addDays(planned, -joursRetranches);
  // A validity of less than a day still covers the day itself.
  return { dateObtention: dateFinSession, dateFin: end < dateFinSession ? dateFinSession : end };
}

/** The number of a certificat: its niveau, the year of its session and its serial (rules/demandes#numbers; C5). */
export const numeroCertificat = (codeNiveau: string, dateObtention: string, serial: number): string =>
  `${codeNiveau}-${dateObtention.slice(0, 4)}-${String(serial).padStart(6, '0')}`;
