import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../date/addDays.ts';
import { DEFAULT_SETTINGS } from '../setting/settings.ts';
import { alertesOfSession, evenementOfAlerte, type SessionAlertee } from '../alerte/alertesOfSession.ts';
import { apercuCloture } from '../resultat/apercuCloture.ts';
import { datesCertificat, numeroCertificat } from '../resultat/datesCertificat.ts';
import { dateSuppression } from './dateSuppression.ts';
import { demiJournees } from '../session-saisie/demiJournees.ts';
import { RESULTATS, SESSION_ETATS } from './etats.ts';
import { mayWork } from './mayWork.ts';
import { numeroSession } from './numeroSession.ts';
import { contradictionOf, type LigneResultat, resultatsFaults } from '../resultat/resultatsFaults.ts';
import { sessionFaults } from '../session-saisie/sessionFaults.ts';
import type { ReglesSession, SessionSaisie } from '../session-saisie/SessionSaisie.ts';
import { whole } from './test/steps.ts';
import { soumissionFaults, type StagiaireInscrit } from '../session-saisie/soumissionFaults.ts';

const TODAY = '2026-11-20';
const saisie: SessionSaisie = {
  mode: 'INI',
  dateSession: '2026-11-18',
  dateFinSession: '2026-11-19',
  heureDebut: '08:30',
  heureFin: '17:00',
  lieuFormation: 'FR',
  lieuFormationType: 'LOCAUX',
  lieuFormationCodePostalVille: { codePostal: '54000', ville: 'Nancy' },
  lieuFormationAdresse: '12 rue des Carmes',
  plateformeFixeId: null,
  animateurHabilisId: 'FOR40001',
};
const regles: ReglesSession = {
  nbStagiairesMin: 2,
  nbStagiairesMax: 3,
  dureeSessionMaxJours: 60,
  delaiClotureMois: 3,
  plateformeRequise: false,
  plateformesFixes: [{ id: 31, dateValidationCnh: '2026-11-18' }],
  horizon: '2028-11-20',
  today: TODAY,
};
const inscrits = (...personnes: string[]): StagiaireInscrit[] =>
  personnes.map((personne) => ({ personne, anterieur: null }));
const faults = (
  changes: Partial<SessionSaisie> = {},
  stagiaires: readonly StagiaireInscrit[] = inscrits('a', 'b'),
  more: Partial<ReglesSession> = {},
) =>
  soumissionFaults({ ...saisie, ...changes }, stagiaires, {
    regles: { ...regles, ...more },
    refusAnimateur: null,
  }).map(({ path, title }) => `${path} ${title.replace('session-certification.', '')}`);

test('[SC5] a session that is whole has no fault, one under or over its bounds has', () => {
  expect(faults()).toEqual([]);
  expect(faults({}, inscrits('a', 'b', 'c'))).toEqual([]);
  expect(faults({}, inscrits('a'))).toEqual(['stagiaires stagiaires-trop-peu']);
  expect(faults({}, inscrits('a', 'b', 'c', 'd'))).toEqual(['stagiaires stagiaires-trop']);
});
test('[SC7] each stagiaire comes once', () => {
  expect(faults({}, inscrits('a', 'b', 'a'))).toEqual(['stagiaires.2 stagiaire-en-double']);
});
test('[SC8] an upkeep refuses by name who has no certificat to keep up', () => {
  const withEtats = (...etats: readonly ('VALIDE' | 'RATTRAPAGE' | 'TROP_TARD' | 'ABSENT')[]) =>
    etats.map((etat, index): StagiaireInscrit => ({ personne: `${index}`, anterieur: { etat } }));
  expect(faults({ mode: 'MAC' }, withEtats('VALIDE', 'RATTRAPAGE'))).toEqual([]);
  expect(faults({ mode: 'MAC' }, withEtats('TROP_TARD', 'ABSENT'))).toEqual([
    'stagiaires.0 mac-trop-tard',
    'stagiaires.1 mac-sans-certificat',
  ]);
  expect(faults({ mode: 'INI' }, withEtats('TROP_TARD', 'ABSENT'))).toEqual([]);
  expect(faults({ mode: 'MAC' }, inscrits('a', 'b'))).toEqual([
    'stagiaires.0 mac-sans-certificat',
    'stagiaires.1 mac-sans-certificat',
  ]);
});
test('[SC9] its end comes at most so many days after its start, and neither is absent, far or too old', () => {
  expect(faults({ dateSession: '2026-11-18', dateFinSession: '2027-01-17' })).toEqual([]);
  expect(faults({ dateSession: '2026-11-18', dateFinSession: '2027-01-18' })).toEqual([
    'dateFinSession session-trop-longue',
  ]);
  expect(faults({ dateSession: null, dateFinSession: null })).toEqual([
    'dateSession date-debut-requise',
    'dateFinSession date-fin-requise',
  ]);
  expect(faults({ dateSession: '2028-11-20', dateFinSession: '2028-11-20' })).toEqual([]);
  expect(faults({ dateSession: '2028-11-21', dateFinSession: '2028-11-21' })).toEqual(['dateSession date-lointaine']);
  expect(faults({ dateSession: '2026-08-20', dateFinSession: '2026-08-20' })).toEqual([
    'dateFinSession cloture-depassee',
  ]);
  expect(faults({ dateSession: '2026-08-21', dateFinSession: '2026-08-21' })).toEqual([]);
  expect(faults({ heureDebut: null, heureFin: null })).toEqual([
    'heureDebut heure-debut-requise',
    'heureFin heure-fin-requise',
  ]);
});
test('[SC26] a session names its formateur, who may lead it', () => {
  expect(faults({ animateurHabilisId: null })).toEqual(['animateurHabilisId animateur-requis']);
  const refusAnimateur = 'session-certification.animateur-sans-certificat';
  expect(soumissionFaults(saisie, inscrits('a', 'b'), { regles, refusAnimateur })).toEqual([
    { path: 'animateurHabilisId', title: refusAnimateur },
  ]);
});
test('[V13][SC5] its place is told according to where it stands', () => {
  expect(faults({ lieuFormation: null })).toEqual(['lieuFormation lieu-requis']);
  expect(faults({ lieuFormation: 'HF', lieuFormationAdresse: ' ' })).toEqual(['lieuFormationAdresse adresse-requise']);
  expect(faults({ lieuFormation: 'HF', lieuFormationType: null, lieuFormationCodePostalVille: null })).toEqual([]);
  expect(faults({ lieuFormationType: null, lieuFormationCodePostalVille: null, lieuFormationAdresse: null })).toEqual([
    'lieuFormationType type-lieu-requis',
    'lieuFormationCodePostalVille.codePostal code-postal-requis',
    'lieuFormationAdresse adresse-requise',
  ]);
  const fixed = {
    lieuFormationType: 'PLATEFORME_FIXE',
    lieuFormationCodePostalVille: null,
    lieuFormationAdresse: null,
  } as const;
  expect(faults(fixed)).toEqual(['plateformeFixeId plateforme-requise']);
  expect(faults({ ...fixed, plateformeFixeId: 31 })).toEqual([]);
  const required = { plateformeRequise: true };
  expect(faults({}, undefined, required)).toEqual([
    'plateformeFixeId sessions-certification.erreurs.plateforme-forbidden',
  ]);
  expect(faults({ ...fixed, plateformeFixeId: 31 }, undefined, required)).toEqual([]);
  expect(faults({ ...fixed, plateformeFixeId: 31, dateSession: '2026-11-17' }, undefined, required)).toEqual([
    'plateformeFixeId sessions-certification.erreurs.plateforme-forbidden',
  ]);
});
test('[SC9] what contradicts itself is never saved', () => {
  const told = (changes: Partial<SessionSaisie>) =>
    sessionFaults({ ...saisie, ...changes }, regles).map(({ path, title }) => `${path} ${title}`);
  expect(told({})).toEqual([]);
  expect(told({ dateFinSession: '2026-11-18' })).toEqual([]);
  expect(told({ dateSession: null, heureDebut: null, lieuFormationCodePostalVille: null })).toEqual([]);
  expect(told({ dateFinSession: null, heureFin: null, plateformeFixeId: 31 })).toEqual([]);
  const plateformesFixes = [...regles.plateformesFixes, { id: 33, dateValidationCnh: null }];
  expect(sessionFaults({ ...saisie, plateformeFixeId: 33 }, { plateformesFixes })).toEqual([]);
  expect(told({ dateSession: null, dateFinSession: null, heureDebut: null, heureFin: null })).toEqual([]);
  expect(told({ dateFinSession: '2026-11-17', heureFin: '08:30', plateformeFixeId: 32 })).toEqual([
    'dateFinSession session-certification.date-fin-avant-debut',
    'heureFin session-certification.heure-fin-avant-debut',
    'plateformeFixeId session-certification.plateforme-inconnue',
  ]);
  for (const codePostal of ['5400', '540000', 'A5400'])
    expect(told({ lieuFormationCodePostalVille: { codePostal, ville: 'Nancy' } })).toEqual([
      'lieuFormationCodePostalVille.codePostal session-certification.code-postal-invalide',
    ]);
});

const entered: LigneResultat = { present: true, identiteVerifiee: true, resultat: 'ADMIS', motif: null };
test('[SC14] each stagiaire was there with a result and an identity seen, or absent', () => {
  const told = (changes: Partial<LigneResultat>) =>
    resultatsFaults([entered, { ...entered, ...changes }]).map(
      ({ path, title }) => `${path} ${title.replace('session-certification.', '')}`,
    );
  expect(told({})).toEqual([]);
  expect(told({ present: false, resultat: 'ABSENT', identiteVerifiee: false })).toEqual([]);
  expect(told({ resultat: 'NON_ADMIS', motif: 'Non.' })).toEqual([]);
  expect(told({ present: null, resultat: null })).toEqual(['resultats.1.present presence-requise']);
  expect(told({ resultat: null, identiteVerifiee: false })).toEqual([
    'resultats.1.resultat resultat-requis',
    'resultats.1.identiteVerifiee identite-requise',
  ]);
  expect(told({ resultat: 'NON_ADMIS', motif: '  ' })).toEqual(['resultats.1.motif motif-requis']);
  expect(told({ present: false })).toEqual(['resultats.1.resultat resultat-absent']);
  expect(told({ resultat: 'ABSENT' })).toEqual(['resultats.1.resultat resultat-absent']);
  expect(told({ present: false, resultat: null })).toEqual(['resultats.1.resultat resultat-requis']);
});
test('[SC14] who was absent has that result alone, and only they', () => {
  fc.assert(
    fc.property(fc.constantFrom(null, true, false), fc.constantFrom(null, ...RESULTATS), (present, resultat) => {
      const isContradiction = contradictionOf({ ...entered, present, resultat }) !== null;
      const isFine =
        resultat === null ||
        (present === false && resultat === 'ABSENT') ||
        (present === true && resultat !== 'ABSENT');
      expect(isContradiction).toBe(!isFine);
    }),
  );
});

test('[C1][C2] a certificat is obtained on the last day and ends on the eve of the same day', () => {
  expect(datesCertificat('2026-11-19', { duree: 24, unite: 'MOIS' }, 1)).toEqual({
    dateObtention: '2026-11-19',
    dateFin: '2028-11-18',
  });
  expect(datesCertificat('2026-11-19', { duree: 24, unite: 'MOIS' }, 0).dateFin).toBe('2028-11-19');
  expect(datesCertificat('2026-11-19', { duree: null, unite: null }, 1).dateFin).toBeNull();
  expect(datesCertificat('2026-11-19', { duree: 1, unite: 'JOUR' }, 1).dateFin).toBe('2026-11-19');
  expect(datesCertificat('2026-11-19', { duree: 5, unite: 'HEURE' }, 1).dateFin).toBe('2026-11-19');
});
test('[C3] an upkeep before the end restarts from its own last day: what was left is not added', () => {
  const first = datesCertificat('2025-01-15', { duree: 24, unite: 'MOIS' }, 1);
  const upkeep = datesCertificat('2026-11-19', { duree: 24, unite: 'MOIS' }, 1);
  expect([first.dateFin, upkeep.dateFin]).toEqual(['2027-01-14', '2028-11-18']);
});
test('[C5][SC4] numbers hold their year and their rank, however large', () => {
  expect(numeroCertificat('SST-1', '2026-11-19', 4817)).toBe('SST-1-2026-004817');
  expect(numeroCertificat('SST-1', '2026-11-19', 12_345_678)).toBe('SST-1-2026-12345678');
  expect(numeroSession(2026, 4817)).toBe('S-2026-004817');
});
test('[SC16] closing makes a certificat for each who is admitted, and what goes with it', () => {
  const one = { resultat: 'ADMIS', isPreCompte: true, lacksRoleFormateur: true } as const;
  const lines = [
    one,
    { ...one, isPreCompte: false },
    { ...one, lacksRoleFormateur: false },
    { ...one, resultat: 'NON_ADMIS' },
    { ...one, resultat: null },
  ] as const;
  expect(apercuCloture(lines, false)).toEqual({ nbCertificats: 3, nbNouveauxStagiaires: 2, nbRolesFormateur: 0 });
  expect(apercuCloture(lines, true)).toEqual({ nbCertificats: 3, nbNouveauxStagiaires: 2, nbRolesFormateur: 2 });
});
test('[SC12][SC20] who may submit a state may save what it asks for', () => {
  const on = (taskKey: (typeof SESSION_ETATS)[number], isOwnOpening = false) => ({
    ...whole.etat,
    taskKey,
    isOwnOpening,
  });
  expect([mayWork(on('SAISIE'), 'G', TODAY), mayWork(on('RESULTATS'), 'G', TODAY)]).toEqual([true, false]);
  expect([mayWork(on('RESULTATS'), 'F', TODAY), mayWork(on('SAISIE'), 'F', TODAY)]).toEqual([true, false]);
  expect([mayWork(on('SAISIE'), 'I', TODAY), mayWork(on('SAISIE', true), 'I', TODAY)]).toEqual([false, true]);
  expect(mayWork(on('CLOTUREE'), 'ADM', TODAY)).toBe(false);
});
test('[SC2] what each half day asks to be signed for follows from the hours', () => {
  const of = (heureDebut: string | null, heureFin: string | null) =>
    demiJournees({ dateSession: '2026-11-18', dateFinSession: '2026-11-18', heureDebut, heureFin }).map(
      ({ moment }) => moment,
    );
  expect(of(null, null)).toEqual(['MATIN', 'APRES_MIDI']);
  expect(of('08:30', '17:00')).toEqual(['MATIN', 'APRES_MIDI']);
  expect(of('08:30', '13:00')).toEqual(['MATIN']);
  expect(of('12:00', '17:00')).toEqual(['APRES_MIDI']);
  expect(of('12:15', '12:45')).toEqual(['APRES_MIDI']);
  const two = demiJournees({
    dateSession: '2026-11-18',
    dateFinSession: '2026-11-19',
    heureDebut: null,
    heureFin: null,
  });
  expect(two.map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-18', '2026-11-19', '2026-11-19']);
});

const alertee: SessionAlertee = {
  etat: 'RESULTATS',
  entiteId: 7,
  caisseId: 3,
  isSansFormateur: false,
  isSansGestionnaire: false,
  animateurId: 11,
  delegataires: [21, 22],
  dateFinSession: '2026-11-19',
  dateSuppression: '2027-02-19',
  soumise: '2026-11-10',
  resultatsSoumis: null,
  supprimeeFaute: null,
  nouvelles: [],
};
const told = (changes: Partial<SessionAlertee>, today: string) =>
  alertesOfSession({ ...alertee, ...changes }, { today, settings: DEFAULT_SETTINGS }).map(
    ({ type, cible, dateEmission, dateEcheance, nouvelle }) => [
      nouvelle === undefined ? type : `${type} ${nouvelle}`,
      `${cible.roleType} ${cible.personneId ?? cible.entiteId ?? cible.mrpId}`,
      dateEmission,
      dateEcheance,
    ],
  );
test('[A23] results are asked of the formateur from the last day or the submit, due in 15 days', () => {
  expect(told({}, '2026-11-18')).toEqual([]);
  expect(told({}, '2026-11-19')).toEqual([['SESSION_RESULTATS', 'F 11', '2026-11-19', '2026-12-04']]);
  expect(told({ soumise: '2026-11-22' }, '2026-11-22')[0]?.[2]).toBe('2026-11-22');
  expect(told({ soumise: null }, TODAY)).toEqual([]);
  expect(told({ dateFinSession: null }, TODAY)).toEqual([]);
});
test('[A24] a verification is asked of the entite and its delegates, due 30 days before the deletion', () => {
  const verified = { etat: 'VERIFICATION', resultatsSoumis: TODAY } as const;
  expect(told(verified, TODAY)).toEqual(
    ['DM 7', 'G 7', 'DL 21', 'DL 22'].map((cible) => ['SESSION_A_VERIFIER', cible, TODAY, '2027-01-20']),
  );
  expect(told({ ...verified, resultatsSoumis: null }, TODAY)).toEqual([]);
  expect(told({ ...verified, dateSuppression: null }, TODAY)).toEqual([]);
});
test('[SC40] what a formateur was told last stands among their alerts for a month', () => {
  const nouvelles = [{ personneId: 12, nouvelle: 'RETIREE', le: '2026-11-18' }] as const;
  expect(told({ etat: 'SAISIE', nouvelles }, '2026-12-18')).toEqual([
    ['SESSION_CONFIEE RETIREE', 'F 12', '2026-11-18', '2026-12-18'],
  ]);
  expect(told({ etat: 'SAISIE', nouvelles }, '2026-12-19')).toEqual([]);
});
test('[SC37] what nobody is left to do is asked of the entite and its delegates, else of the caisse', () => {
  const targets = (changes: Partial<SessionAlertee>) =>
    told(changes, TODAY).map(([type, cible, , due]) => `${type} ${cible} ${due}`);
  const nobody = { isSansFormateur: true, isSansGestionnaire: true };
  expect(targets({ isSansFormateur: true })).toEqual(
    ['DM 7', 'G 7', 'DL 21', 'DL 22'].map((cible) => `SESSION_A_FINIR ${cible} 2026-12-04`),
  );
  expect(targets(nobody)).toEqual(['SESSION_A_FINIR RC 3 2026-12-04']);
  const verified = { etat: 'VERIFICATION', resultatsSoumis: TODAY } as const;
  expect(targets({ ...verified, isSansFormateur: true })[0]).toBe('SESSION_A_VERIFIER DM 7 2027-01-20');
  expect(targets({ ...verified, ...nobody })).toEqual(['SESSION_A_FINIR RC 3 2027-01-20']);
  expect(targets({ ...nobody, caisseId: null })).toEqual([]);
});
test('[A25] a deletion is told 30 and 7 days before to all who may prevent it', () => {
  const days = (etat: SessionAlertee['etat'], today: string) =>
    told({ etat, soumise: null }, today).map(([type, cible, day]) => `${type} ${cible} ${day}`);
  expect(days('SAISIE', '2027-01-19')).toEqual([]);
  expect(days('SAISIE', '2027-01-20')).toEqual(
    ['DM 7', 'G 7', 'DL 21', 'DL 22', 'F 11'].map((cible) => `SESSION_SUPPRESSION ${cible} 2027-01-20`),
  );
  expect(days('RESULTATS', '2027-02-12')[0]).toBe('SESSION_SUPPRESSION DM 7 2027-02-12');
  expect(days('CLOTUREE', '2027-02-12')).toEqual([]);
  expect(told({ etat: 'SAISIE', dateSuppression: null }, '2027-02-12')).toEqual([]);
  const settings = DEFAULT_SETTINGS;
  expect(evenementOfAlerte('SESSION_SUPPRESSION', alertee, { today: '2027-02-11', settings })).toBe(
    'SESSION_SUPPRESSION',
  );
  expect(evenementOfAlerte('SESSION_SUPPRESSION', alertee, { today: '2027-02-12', settings })).toBe(
    'SESSION_SUPPRESSION_IMMINENTE',
  );
  expect(evenementOfAlerte('SESSION_RESULTATS', alertee, { today: '2027-02-12', settings })).toBe('SESSION_RESULTATS');
  expect(evenementOfAlerte('SESSION_SUPPRESSION', { dateSuppression: null }, { today: TODAY, settings })).toBe(
    'SESSION_SUPPRESSION',
  );
});
test('[A26] a session deleted for want of closing is told for 30 days to the entite and its delegates', () => {
  const gone = { etat: 'SUPPRIMEE', supprimeeFaute: '2027-02-19' } as const;
  expect(told(gone, '2027-03-21')).toEqual(
    ['DM 7', 'G 7', 'DL 21', 'DL 22'].map((cible) => ['SESSION_SUPPRIMEE', cible, '2027-02-19', '2027-03-21']),
  );
  expect(told(gone, '2027-03-22')).toEqual([]);
  expect(told({ ...gone, supprimeeFaute: null }, '2027-02-20')).toEqual([]);
});
test('[SC18] a session is deleted some months after its last day', () => {
  expect(dateSuppression('2026-11-30', 3)).toBe('2027-02-28');
  expect(dateSuppression(null, 3)).toBeNull();
  expect(dateSuppression(addDays('2026-11-30', 1), 3)).toBe('2027-03-01');
});
