import { daysBetween } from '../date/daysBetween.ts';
import { type FieldFault, faultIf } from '../field-fault/faultIf.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';
import { dateSuppression } from '../session-certification/dateSuppression.ts';
import type { SessionMode } from '../session-certification/etats.ts';
import { lieuFault } from './lieuFault.ts';
import { type EtatAnterieur, refusalOfMac } from '../resultat/rattrapageMac.ts';
import type { RefusAnimateur } from '../animateur/refusalOfAnimateur.ts';
import { sessionFaults } from './sessionFaults.ts';
import type { ReglesSession, SessionSaisie } from './SessionSaisie.ts';

/** A stagiaire as the submit judges it. */
export type StagiaireInscrit = {
  /** The same for one person, whatever the line. */
  readonly personne: string;
  /** The earlier certificat of the niveau; null for a first session. */
  readonly anterieur: { readonly etat: EtatAnterieur } | null;
};

function daysFaults(saisie: SessionSaisie, regles: ReglesSession): FieldFault[] {
  const { dateSession, dateFinSession } = saisie;
  const { dureeSessionMaxJours, delaiClotureMois, horizon, today } = regles;
  const end = dateSuppression(dateFinSession, delaiClotureMois);
  return [
    ...faultIf(dateSession === null, 'dateSession', 'session-certification.date-debut-requise'),
    ...faultIf(dateFinSession === null, 'dateFinSession', 'session-certification.date-fin-requise'),
    ...faultIf(dateSession !== null && dateSession > horizon, 'dateSession', 'session-certification.date-lointaine'),
    ...faultIf(
      dateSession !== null &&
        dateFinSession !== null &&
        daysBetween(dateSession, dateFinSession) > dureeSessionMaxJours,
      'dateFinSession',
      'session-certification.session-trop-longue',
    ),
    ...faultIf(end !== null && end <= today, 'dateFinSession', 'session-certification.cloture-depassee'),
    ...faultIf(saisie.heureDebut === null, 'heureDebut', 'session-certification.heure-debut-requise'),
    ...faultIf(saisie.heureFin === null, 'heureFin', 'session-certification.heure-fin-requise'),
  ];
}

function frenchPlaceFaults(saisie: SessionSaisie, regles: ReglesSession): FieldFault[] {
  const { lieuFormation, lieuFormationType, lieuFormationCodePostalVille: place, plateformeFixeId } = saisie;
  const plateforme = regles.plateformesFixes.find(({ id }) => id === plateformeFixeId) ?? null;
  const title = lieuFault(
    { lieuFormation, lieuFormationType, plateforme, dateSession: saisie.dateSession },
    { avecTechnique: regles.plateformeRequise, avecPlateforme: regles.plateformeRequise, plateformeMobile: false },
  );
  // The address of a platform is that of its habilitation.
  if (title !== null) return [{ path: 'plateformeFixeId', title }];
  if (lieuFormationType === 'PLATEFORME_FIXE')
    return faultIf(plateforme === null, 'plateformeFixeId', 'session-certification.plateforme-requise');
  return [
    ...faultIf(lieuFormationType === null, 'lieuFormationType', 'session-certification.type-lieu-requis'),
    ...faultIf(place === null, 'lieuFormationCodePostalVille.codePostal', 'session-certification.code-postal-requis'),
    ...faultIf(isEmpty(saisie.lieuFormationAdresse), 'lieuFormationAdresse', 'session-certification.adresse-requise'),
  ];
}

function placeFaults(saisie: SessionSaisie, regles: ReglesSession): FieldFault[] {
  switch (saisie.lieuFormation) {
    case null:
      return [{ path: 'lieuFormation', title: 'session-certification.lieu-requis' }];
    case 'HF':
      return faultIf(
        isEmpty(saisie.lieuFormationAdresse),
        'lieuFormationAdresse',
        'session-certification.adresse-requise',
      );
    case 'FR':
      return frenchPlaceFaults(saisie, regles);
  }
}

function stagiaireFaults(
  stagiaires: readonly StagiaireInscrit[],
  mode: SessionMode,
  { nbStagiairesMin, nbStagiairesMax }: ReglesSession,
): FieldFault[] {
  const each = stagiaires.flatMap(({ personne, anterieur }, index): FieldFault[] => {
    const path = `stagiaires.${index}`;
    const first = stagiaires.findIndex((other) => other.personne === personne);
    const refus = mode === 'MAC' ? refusalOfMac(anterieur?.etat ?? 'ABSENT') : null;
    return [
      ...faultIf(first < index, path, 'session-certification.stagiaire-en-double'),
      ...(refus === null ? [] : [{ path, title: refus }]),
    ];
  });
  return [
    ...faultIf(stagiaires.length < nbStagiairesMin, 'stagiaires', 'session-certification.stagiaires-trop-peu'),
    ...faultIf(stagiaires.length > nbStagiairesMax, 'stagiaires', 'session-certification.stagiaires-trop'),
    ...each,
  ];
}

/** Every field that keeps a session from being submitted, in the form's order (rules/sessions#submit; SC5 to SC9, V13). */
export function soumissionFaults(
  saisie: SessionSaisie,
  stagiaires: readonly StagiaireInscrit[],
  { regles, refusAnimateur }: { readonly regles: ReglesSession; readonly refusAnimateur: RefusAnimateur | null },
): FieldFault[] {
  const path = 'animateurHabilisId';
  return [
    ...sessionFaults(saisie, regles),
    ...daysFaults(saisie, regles),
    ...placeFaults(saisie, regles),
    ...(saisie.animateurHabilisId === null
      ? [{ path, title: 'session-certification.animateur-requis' }]
      : refusAnimateur === null
        ? []
        : [{ path, title: refusAnimateur }]),
    ...stagiaireFaults(stagiaires, saisie.mode, regles),
  ];
}
