import type { WantedAlerte } from '../alerte/alertesOfDemandeAdministrative.ts';
import { ciblesOf } from '../alerte/ciblesOf.ts';
import { addDays } from '../date/addDays.ts';
import type { Settings } from '../setting/settings.ts';

/** What the alert about a revoked certificat depends on. */
export type RevocationAlertee = {
  readonly entiteId: number;
  /** Who led the session that gave it. */
  readonly formateurId: number;
  /** The delegates of its habilitation. */
  readonly delegataires: readonly number[];
  /** The day on which it was revoked. */
  readonly jour: string;
  /** Whether another one replaces it, under a corrected name. */
  readonly isRemplace: boolean;
};

/** That a certificat is revoked, or replaced, told for a while to its entite, its delegates and its formateur (C26). */
export function alertesOfRevocation(
  { entiteId, formateurId, delegataires, jour, isRemplace }: RevocationAlertee,
  { today, settings }: { readonly today: string; readonly settings: Pick<Settings, 'affichageRevocationJours'> },
): WantedAlerte[] {
  const dateEcheance = addDays(jour, settings.affichageRevocationJours);
  if (today > dateEcheance) return [];
  const type = isRemplace ? ('CERT_REMPLACE' as const) : ('CERT_REVOQUE' as const);
  // Delegates are alerted by name: not everyone in the entite works on this habilitation.
  return ciblesOf(type, { entiteId, caisseId: null, personneId: formateurId }).flatMap((cible) =>
    (cible.roleType === 'DL' ? delegataires.map((personneId) => ({ ...cible, personneId })) : [cible]).map((one) => ({
      type,
      dateEmission: jour,
      dateEcheance,
      cible: one,
    })),
  );
}
