import { addMonths } from '../date/addMonths.ts';
import type { Settings } from '../setting/settings.ts';

type Delais = Pick<Settings, 'avanceProrogationMois' | 'dureeProrogationMois'>;

type Prorogeable = {
  readonly dateFin: string | null;
  readonly rupture: boolean;
  /** Its end was decided, and nothing may follow from it. */
  readonly isSansSuite: boolean;
  /** The last day of its entite's activity. */
  readonly dateFinActivite: string | null;
};

/** The last day of the extension that a renewal under way gives, null when it gives none; never beyond the entite's activity nor an end that was decided (domain, C.2, decision 53; H18, H711). */
export function finProrogation(
  { dateFin, rupture, isSansSuite, dateFinActivite }: Prorogeable,
  /** First submit of the renewal that is still undecided. */
  dateFirstSoumission: string | null,
  { avanceProrogationMois, dureeProrogationMois }: Delais,
): string | null {
  if (dateFin === null || rupture || isSansSuite || dateFirstSoumission === null) return null;
  if (dateFirstSoumission > addMonths(dateFin, -avanceProrogationMois)) return null;
  const longest = addMonths(dateFin, dureeProrogationMois);
  if (dateFinActivite === null || longest <= dateFinActivite) return longest;
  return dateFinActivite > dateFin ? dateFinActivite : null;
}
