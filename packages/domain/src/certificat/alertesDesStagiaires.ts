import type { WantedAlerte } from '../alerte/alertesOfDemandeAdministrative.ts';
import { ciblesOf } from '../alerte/ciblesOf.ts';
import { addMonths } from '../date/addMonths.ts';
import { firstOfMonth } from '../date/firstOfMonth.ts';
import { MOIS_RENOUVELLEMENT } from './vues.ts';

/** The first day of a month: that of its digest. */
export const jourDuRecapitulatif = (today: string): string => firstOfMonth(today);

/** The last day that the digest of a month looks at. */
export const finDuRecapitulatif = (today: string): string => addMonths(jourDuRecapitulatif(today), MOIS_RENOUVELLEMENT);

/** The digest of a month for an entite and its delegates, when certificats of its stagiaires end within three months; the next one takes its place (A29). */
export function alertesDesStagiaires(
  {
    entiteId,
    nb,
    delegataires,
  }: { readonly entiteId: number; readonly nb: number; readonly delegataires: readonly number[] },
  today: string,
): WantedAlerte[] {
  if (nb === 0) return [];
  const given = {
    type: 'CERT_STAGIAIRES_FIN' as const,
    dateEmission: jourDuRecapitulatif(today),
    dateEcheance: finDuRecapitulatif(today),
  };
  // Delegates are alerted by name: not everyone in the entite works on these habilitations.
  return ciblesOf(given.type, { entiteId, caisseId: null, personneId: null }).flatMap((cible) =>
    (cible.roleType === 'DL' ? delegataires.map((personneId) => ({ ...cible, personneId })) : [cible]).map((one) => ({
      ...given,
      cible: one,
    })),
  );
}
