import { addMonths } from '../date/addMonths.ts';
import type { Settings } from '../setting/settings.ts';

type Delais = Pick<Settings, 'avanceProrogationMois' | 'dureeProrogationMois'>;

/** The last day of the extension that a renewal under way gives, null when it gives none (domain, C.2; H18). */
export function finProrogation(
  { dateFin, rupture }: { readonly dateFin: string | null; readonly rupture: boolean },
  /** First submit of the renewal that is still undecided. */
  dateFirstSoumission: string | null,
  { avanceProrogationMois, dureeProrogationMois }: Delais,
): string | null {
  if (dateFin === null || rupture || dateFirstSoumission === null) return null;
  if (dateFirstSoumission > addMonths(dateFin, -avanceProrogationMois)) return null;
  return addMonths(dateFin, dureeProrogationMois);
}
