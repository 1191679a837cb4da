import { addMonths } from '../date/addMonths.ts';

/** How the earlier certificat stands that an upkeep asks for. */
export const ETATS_ANTERIEUR = ['VALIDE', 'RATTRAPAGE', 'TROP_TARD', 'ABSENT'] as const;
export type EtatAnterieur = (typeof ETATS_ANTERIEUR)[number];

/** A certificat of the niveau that somebody already has. */
export type CertificatAnterieur = { readonly dateObtention: string; readonly dateFin: string | null };

/**
 * The earlier certificat of the niveau on the first day of an upkeep: valid, ended but within the niveau's tolerance, too long ago, or none;
 * a tolerance of null is without limit (rules/sessions#submit; SC8, C20).
 */
export function rattrapageMac(
  certificats: readonly CertificatAnterieur[],
  dateSession: string,
  toleranceMacMois: number | null,
): { readonly etat: EtatAnterieur; readonly dateFin: string | null } {
  // What was obtained that very day is nothing to keep up yet.
  const earlier = certificats.filter(({ dateObtention }) => dateObtention < dateSession);
  if (earlier.some(({ dateFin }) => dateFin === null)) return { etat: 'VALIDE', dateFin: null };
  const dateFin = earlier
    .map((one) => one.dateFin ?? '')
    .toSorted()
    .at(-1);
  if (dateFin === undefined) return { etat: 'ABSENT', dateFin: null };
  if (dateFin >= dateSession) return { etat: 'VALIDE', dateFin };
  const isTolerated = toleranceMacMois === null || addMonths(dateFin, toleranceMacMois) >= dateSession;
  return { etat: isTolerated ? 'RATTRAPAGE' : 'TROP_TARD', dateFin };
}

/** Whether somebody may come to an upkeep with what they have. */
const mayComeToMac = (etat: EtatAnterieur): boolean => etat === 'VALIDE' || etat === 'RATTRAPAGE';

/** Why somebody cannot come to an upkeep with what they have; each is a key under `erreurs.`. */
export type RefusMac = 'session-certification.mac-trop-tard' | 'session-certification.mac-sans-certificat';

/** What refuses an upkeep to somebody; null when they may come (SC8). */
export function refusalOfMac(etat: EtatAnterieur): RefusMac | null {
  if (mayComeToMac(etat)) return null;
  return etat === 'TROP_TARD' ? 'session-certification.mac-trop-tard' : 'session-certification.mac-sans-certificat';
}
