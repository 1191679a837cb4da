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

/** The last day of an extension, never beyond the entite's activity; null where that leaves none. */
function dernierJourProroge(
  dateFin: string,
  dateFinActivite: string | null,
  { dureeProrogationMois }: Pick<Delais, 'dureeProrogationMois'>,
): string | null {
  const longest = addMonths(dateFin, dureeProrogationMois);
  if (dateFinActivite === null || longest <= dateFinActivite) return longest;
  return dateFinActivite > dateFin ? dateFinActivite : null;
}

/** The last day on which a renewal is asked for in time: later it extends nothing (rules/habilitations#renewal; H18). */
export const dernierJourProlongeant = (
  dateFin: string,
  { avanceProrogationMois }: Pick<Delais, 'avanceProrogationMois'>,
): string => addMonths(dateFin, -avanceProrogationMois);

/** The last day of the extension that a renewal under way gives, null when it gives none; never beyond the entite's activity nor an end that was decided (rules/habilitations#renewal, rules/habilitations#end; H18, H711). */
export function finProrogation(
  { dateFin, rupture, isSansSuite, dateFinActivite }: Prorogeable,
  /** First submit of the renewal that is still undecided. */
  dateFirstSoumission: string | null,
  delais: Delais,
): string | null {
  if (dateFin === null || rupture || isSansSuite || dateFirstSoumission === null) return null;
  if (dateFirstSoumission > dernierJourProlongeant(dateFin, delais)) return null;
  return dernierJourProroge(dateFin, dateFinActivite, delais);
}

/** The last day on which a habilitation is of use: its end, or that of the extension under way; null without end (rules/habilitations#renewal; H18). */
export function dernierJourUtile(
  {
    dateFin,
    prorogee,
    dateFinActivite,
  }: { readonly dateFin: string | null; readonly prorogee: boolean; readonly dateFinActivite: string | null },
  delais: Pick<Delais, 'dureeProrogationMois'>,
): string | null {
  if (dateFin === null || !prorogee) return dateFin;
  return dernierJourProroge(dateFin, dateFinActivite, delais) ?? dateFin;
}
