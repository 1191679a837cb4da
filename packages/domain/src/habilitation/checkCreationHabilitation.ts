import { adresseFaults } from '../adresse/adresseFaults.ts';
import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { isFinLointaine } from './isFinLointaine.ts';

type Creation = {
  readonly entiteId: number | null;
  readonly dispositifNiveauId: number | null;
  readonly dateDebut: string | null;
  readonly dateFin: string | null;
  readonly plateformesFixes: readonly { readonly adresse: Parameters<typeof adresseFaults>[0] }[];
  readonly plateformeMobile: boolean;
};

/**
 * Every field that blocks the creation of a habilitation without a demande, in the form's order; `niveau` is the named niveau if it
 * exists, `horizon` the last day to begin (rules/habilitations#state; DH66).
 */
export function checkCreationHabilitation(
  { entiteId, dispositifNiveauId, dateDebut, dateFin, plateformesFixes, plateformeMobile }: Creation,
  niveau: { readonly avecPlateforme: boolean } | null,
  horizon: string,
): FieldFault[] {
  const hasPlateforme = plateformesFixes.length > 0 || plateformeMobile;
  return [
    ...faultIf(entiteId === null, 'entiteId', 'habilitation.entite-active-requise'),
    ...faultIf(dispositifNiveauId === null, 'dispositifNiveauId', 'champ.niveau-requis'),
    ...faultIf(dispositifNiveauId !== null && niveau === null, 'dispositifNiveauId', 'champ.invalide'),
    ...faultIf(dateDebut === null, 'dateDebut', 'habilitation.debut-requis'),
    ...faultIf(dateDebut !== null && dateDebut > horizon, 'dateDebut', 'demande.date-debut-lointaine'),
    ...faultIf(
      dateDebut !== null && dateFin !== null && dateFin < dateDebut,
      'dateFin',
      'habilitation.date-fin-avant-debut',
    ),
    ...faultIf(
      dateDebut !== null && dateFin !== null && isFinLointaine(dateFin, dateDebut),
      'dateFin',
      'habilitation.fin-lointaine',
    ),
    ...faultIf(
      niveau?.avecPlateforme === true && !hasPlateforme,
      'plateformesFixes',
      'habilitation.plateforme-requise',
    ),
    ...faultIf(niveau?.avecPlateforme === false && hasPlateforme, 'plateformesFixes', 'champ.invalide'),
    ...plateformesFixes.flatMap(({ adresse }, index) => adresseFaults(adresse, `plateformesFixes.${index}.adresse`)),
  ];
}
