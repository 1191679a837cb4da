import type { GivenSession } from '@habilis/server/builders/Population';
import { demoStagiaires } from './demoStagiaires.ts';

const LORRAINE = { entite: 1, niveau: 'SST-1', animateur: 'FOR40001', auteur: 'LPF20001' } as const;
const PRAP = { ...LORRAINE, niveau: 'PRAPIBC-1', animateur: 'FOR40002' } as const;
const NORD_AMIANTE = { entite: 4, niveau: 'AMSS4-1', animateur: 'FOR40002', auteur: 'NAP20003' } as const;
const GARONNE = { entite: 5, niveau: 'PRAP2S-1', animateur: 'FOR40003', auteur: 'GSF20005' } as const;
const NANCY = { type: 'LOCAUX', adresse: '12 rue des Tilleuls', codePostal: '54000', ville: 'Nancy' } as const;
const THIONVILLE = {
  type: 'CLIENT',
  adresse: '2 route du Laminoir',
  codePostal: '57100',
  ville: 'Thionville',
} as const;
const BREST = { type: 'LOCAUX', adresse: '4 rue de Siam', codePostal: '29200', ville: 'Brest' } as const;
const BORDEAUX = { type: 'LOCAUX', adresse: '8 cours de la Marne', codePostal: '33000', ville: 'Bordeaux' } as const;
const LILLE = { plateforme: 'Lille' } as const;
const ARRAS = { plateforme: 'Arras' } as const;

/** Those whose certificat an upkeep keeps alive were trained before it. */
const TRAINED = demoStagiaires(0, 8);
/** One of them, trained by another entite too. */
const HOLDER_OF_SEVERAL = demoStagiaires(6, 7);
const NOT_PASSED = {
  resultat: 'NON_ADMIS',
  motif: 'La conduite à tenir en cas d’hémorragie n’est pas acquise.',
} as const;

/** Sessions under way, in each state; one is to be closed within two weeks, one was deleted for want of it (rules/demonstration#cast). */
const UNDER_WAY: readonly GivenSession[] = [
  {
    ...LORRAINE,
    etat: 'SAISIE',
    mode: 'INI',
    jours: [-28, -29],
    lieu: NANCY,
    stagiaires: demoStagiaires(46, 51, { 0: { inconnu: true }, 1: { inconnu: true } }),
  },
  {
    ...NORD_AMIANTE,
    etat: 'SAISIE',
    mode: 'INI',
    jours: [-12, -13],
    lieu: LILLE,
    stagiaires: demoStagiaires(56, 58, { 0: { inconnu: true }, 1: { inconnu: true } }),
    renvoi: 'Le deuxième stagiaire est inscrit deux fois dans nos listes : vérifiez son prénom.',
  },
  {
    ...LORRAINE,
    etat: 'RESULTATS',
    mode: 'INI',
    jours: [81, 80],
    lieu: THIONVILLE,
    stagiaires: demoStagiaires(28, 35),
  },
  {
    ...LORRAINE,
    etat: 'RESULTATS',
    mode: 'INI',
    jours: [-21, -22],
    lieu: NANCY,
    stagiaires: demoStagiaires(51, 56, { 1: { inconnu: true }, 3: { inconnu: true } }),
  },
  {
    ...LORRAINE,
    entite: 6,
    auteur: 'BSE20006',
    etat: 'RESULTATS',
    mode: 'INI',
    jours: [4, 3],
    lieu: BREST,
    stagiaires: demoStagiaires(54, 60, { 0: { resultat: 'ADMIS' }, 2: { resultat: 'ABSENT' } }),
  },
  { ...NORD_AMIANTE, etat: 'RESULTATS', mode: 'INI', jours: [3, 1], lieu: ARRAS, stagiaires: demoStagiaires(20, 24) },
  {
    ...NORD_AMIANTE,
    animateur: 'FOR40003',
    etat: 'RESULTATS',
    mode: 'INI',
    jours: [6, 4],
    lieu: LILLE,
    stagiaires: demoStagiaires(24, 27),
  },
  {
    ...NORD_AMIANTE,
    animateur: 'SEC94006',
    etat: 'RESULTATS',
    mode: 'INI',
    jours: [2, 2],
    lieu: LILLE,
    stagiaires: demoStagiaires(27, 30),
  },
  {
    ...NORD_AMIANTE,
    animateur: 'DEL30002',
    etat: 'RESULTATS',
    mode: 'INI',
    jours: [12, 11],
    lieu: ARRAS,
    stagiaires: demoStagiaires(9, 12),
  },
  {
    ...NORD_AMIANTE,
    animateur: 'MUL20004',
    etat: 'RESULTATS',
    mode: 'INI',
    jours: [5, 2],
    lieu: ARRAS,
    stagiaires: demoStagiaires(17, 20),
  },
  {
    ...NORD_AMIANTE,
    etat: 'RESULTATS',
    mode: 'MAC',
    jours: [-35, -35],
    lieu: ARRAS,
    stagiaires: demoStagiaires(12, 16),
  },
  {
    ...LORRAINE,
    etat: 'VERIFICATION',
    mode: 'INI',
    jours: [12, 11],
    lieu: NANCY,
    stagiaires: demoStagiaires(35, 43, { 2: NOT_PASSED, 5: { resultat: 'ABSENT' }, 6: { inconnu: true } }),
  },
  { ...PRAP, etat: 'VERIFICATION', mode: 'INI', jours: [9, 8], lieu: THIONVILLE, stagiaires: demoStagiaires(43, 48) },
  {
    ...LORRAINE,
    entite: 6,
    auteur: 'BSE20006',
    etat: 'VERIFICATION',
    mode: 'INI',
    jours: [20, 19],
    lieu: BREST,
    stagiaires: demoStagiaires(48, 53),
  },
  {
    ...PRAP,
    etat: 'SUPPRIMEE',
    mode: 'INI',
    jours: [97, 96],
    lieu: THIONVILLE,
    stagiaires: demoStagiaires(20, 25),
  },
];

/** Closed sessions with their certificats; with those to come they prevent changes to their habilitations and platforms (H27, H28). */
const CLOSED: readonly GivenSession[] = [
  { ...LORRAINE, etat: 'CLOTUREE', mode: 'INI', jours: [701, 700], lieu: NANCY, stagiaires: TRAINED },
  {
    ...LORRAINE,
    etat: 'CLOTUREE',
    mode: 'INI',
    jours: [240, 239],
    lieu: NANCY,
    stagiaires: demoStagiaires(8, 16, { 3: NOT_PASSED, 7: { resultat: 'ABSENT' } }),
  },
  { ...LORRAINE, etat: 'CLOTUREE', mode: 'MAC', jours: [60, 60], lieu: THIONVILLE, stagiaires: TRAINED },
  {
    ...NORD_AMIANTE,
    etat: 'CLOTUREE',
    mode: 'INI',
    jours: [120, 119],
    lieu: LILLE,
    stagiaires: demoStagiaires(12, 18),
  },
  {
    ...NORD_AMIANTE,
    niveau: 'AMSS4-2',
    etat: 'CLOTUREE',
    mode: 'INI',
    jours: [96, 92],
    lieu: LILLE,
    stagiaires: demoStagiaires(18, 22),
  },
  {
    ...GARONNE,
    etat: 'CLOTUREE',
    mode: 'INI',
    jours: [300, 297],
    lieu: { horsDeFrance: 'Calle Mayor 12, Saint-Sébastien, Espagne' },
    stagiaires: [...demoStagiaires(22, 28), ...HOLDER_OF_SEVERAL],
  },
];

/** Closed sessions whose certificats have ended, end soon without an upkeep, or were revoked (G861). */
const OF_EACH_STATUS: readonly GivenSession[] = [
  { ...LORRAINE, etat: 'CLOTUREE', mode: 'INI', jours: [830, 829], lieu: NANCY, stagiaires: demoStagiaires(60, 66) },
  { ...LORRAINE, etat: 'CLOTUREE', mode: 'INI', jours: [681, 680], lieu: NANCY, stagiaires: demoStagiaires(66, 72) },
  {
    ...LORRAINE,
    etat: 'CLOTUREE',
    mode: 'INI',
    jours: [151, 150],
    lieu: THIONVILLE,
    stagiaires: demoStagiaires(72, 78),
  },
];

/** An upkeep in preparation: three certificats ended within the tolerance of the niveau, one beyond it (C20). */
const LATE_UPKEEP: readonly GivenSession[] = [
  {
    ...GARONNE,
    etat: 'CLOTUREE',
    mode: 'INI',
    jours: [1003, 1000],
    lieu: BORDEAUX,
    stagiaires: demoStagiaires(32, 36),
  },
  { ...GARONNE, etat: 'CLOTUREE', mode: 'INI', jours: [793, 790], lieu: BORDEAUX, stagiaires: demoStagiaires(28, 32) },
  {
    ...GARONNE,
    animateur: 'FOR40001',
    etat: 'SAISIE',
    mode: 'MAC',
    jours: [-24, -24],
    lieu: BORDEAUX,
    stagiaires: demoStagiaires(29, 33),
  },
];

/** The sessions of the demonstration. */
export const DEMO_SESSIONS: readonly GivenSession[] = [...UNDER_WAY, ...CLOSED, ...OF_EACH_STATUS, ...LATE_UPKEEP];
