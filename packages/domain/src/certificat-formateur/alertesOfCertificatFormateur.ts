import type { AlerteType } from '../alerte/ALERTE_RULES.ts';
import type { WantedAlerte } from '../alerte/alertesOfDemandeAdministrative.ts';
import { ciblesOf } from '../alerte/ciblesOf.ts';
import { addDays } from '../date/addDays.ts';
import { addMonths } from '../date/addMonths.ts';
import type { Settings } from '../setting/settings.ts';

/** What the alerts of a formateur's certificat depend on. */
export type CertificatAlerte = {
  readonly personneId: number;
  /** The entite of the session that the formateur led last; null when there is none. */
  readonly entiteId: number | null;
  readonly dateFin: string | null;
  /** Whether the formateur holds a later certificat of the same niveau. */
  readonly isRenouvele: boolean;
  /** The day of the last extension. */
  readonly prolongeLe: string | null;
};
type Delais = Pick<
  Settings,
  | 'premierRappelCertificatMois'
  | 'deuxiemeRappelCertificatMois'
  | 'dernierRappelCertificatMois'
  | 'affichageProlongationJours'
>;
type Day = { readonly today: string; readonly settings: Delais };
type Given = { readonly type: AlerteType; readonly dateEmission: string; readonly dateEcheance: string };

/** The end of a certificat, told three times; a renewed or ended one says nothing (A27). */
function fin({ dateFin, isRenouvele }: CertificatAlerte, { today, settings }: Day): Given[] {
  if (dateFin === null || isRenouvele || dateFin < today) return [];
  const { premierRappelCertificatMois, deuxiemeRappelCertificatMois, dernierRappelCertificatMois } = settings;
  const days = [premierRappelCertificatMois, deuxiemeRappelCertificatMois, dernierRappelCertificatMois].map((months) =>
    addMonths(dateFin, -months),
  );
  const dateEmission = days.filter((day) => day <= today).at(-1);
  return dateEmission === undefined ? [] : [{ type: 'CERT_FORMATEUR_FIN', dateEmission, dateEcheance: dateFin }];
}

/** An extension, told for a while (A28). */
function prolonge({ prolongeLe }: CertificatAlerte, { today, settings }: Day): Given[] {
  if (prolongeLe === null) return [];
  const dateEcheance = addDays(prolongeLe, settings.affichageProlongationJours);
  return today > dateEcheance ? [] : [{ type: 'CERT_FORMATEUR_PROLONGE', dateEmission: prolongeLe, dateEcheance }];
}

/** The alerts that a formateur's certificat needs as it stands today; the caller closes any other (rules/alerts#alerts). */
export const alertesOfCertificatFormateur = (certificat: CertificatAlerte, day: Day): WantedAlerte[] =>
  [...fin(certificat, day), ...prolonge(certificat, day)].flatMap((given) =>
    ciblesOf(given.type, {
      entiteId: certificat.entiteId,
      caisseId: null,
      personneId: certificat.personneId,
    }).map((cible) => ({ ...given, cible })),
  );
