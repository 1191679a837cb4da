import type { GivenCertificat, GivenDemande } from '@habilis/server/builders/Population';

const SST = ['FOR40001'] as const;
const PRAP = ['FOR40002'] as const;
const AMIANTE = ['FOR40003', 'MUL20004'] as const;

const REFUS = 'L’organisme n’a pas montré qui encadre ses formateurs.';

/** Decisions of the past year for one niveau and caisse, as days from the submit and since: enough of them to show the usual delay. */
const DECIDEES: readonly GivenDemande[] = (
  [
    [101, 112, 340, 'sans'],
    [102, 118, 301, 'sans'],
    [103, 124, 282, 'complement'],
    [104, 129, 243, 'sans'],
    [105, 133, 215, 'complement'],
    [106, 138, 187, 'sans'],
    [107, 146, 152, 'sans'],
    [108, 152, 96, 'complement'],
    [109, 160, 61, 'sans'],
  ] as const
).map(([entite, duree, cnh, complement]) => ({
  entite,
  niveau: 'SST-2',
  tache: 'supprimee',
  age: duree + cnh,
  depuis: cnh - 12,
  cnh: -cnh,
  decision: 'REFUSE',
  motif: REFUS,
  formateurs: [],
  ...(complement === 'complement' ? { isComplete: true } : {}),
}));

/** Demandes of the past year that gave a habilitation, as days from the submit and since: its first day is that of the commission. */
const ACCORDEES: readonly GivenDemande[] = (
  [
    [1, 'PRAPIBC-1', 130, 200, PRAP, 'complement'],
    [136, 'SST-1', 141, 300, SST, 'complement'],
    [137, 'SST-1', 119, 30, SST, 'complement'],
    [138, 'GUR-1', 126, 200, AMIANTE, 'sans'],
    [138, 'EXER-1', 147, 60, AMIANTE, 'complement'],
    [140, 'SST-1', 104, 100, SST, 'complement'],
  ] as const
).map(([entite, niveau, duree, cnh, formateurs, complement]) => ({
  entite,
  niveau,
  tache: 'acceptee',
  age: duree + cnh,
  depuis: cnh,
  cnh: -cnh,
  decision: 'ACCORDE',
  formateurs,
  ...(complement === 'complement' ? { isComplete: true } : {}),
}));

/** One demande per task, and the cases of the entites (rules/demonstration#entites): renewal, added platform, first demande, complement, refusal. */
export const DEMO_DEMANDES_HABILITATION: readonly GivenDemande[] = [
  { entite: 1, niveau: 'GEPO-1', tache: 'saisie', age: 4, depuis: 4, formateurs: [] },
  { entite: 8, niveau: 'SST-1', tache: 'instruction', age: 9, depuis: 9, isLibre: true, formateurs: SST },
  { entite: 101, niveau: 'SST-1', tache: 'instruction', age: 20, depuis: 20, formateurs: SST },
  { entite: 102, niveau: 'PRAPIBC-1', tache: 'instruction', age: 74, depuis: 74, isLibre: true, formateurs: PRAP },
  {
    entite: 137,
    niveau: 'PRAPIBC-1',
    tache: 'validation_instruction',
    age: 33,
    depuis: 5,
    isComplete: true,
    formateurs: PRAP,
  },
  {
    entite: 136,
    niveau: 'PRAPIBC-1',
    mode: 'REN',
    tache: 'instruction',
    age: 128,
    depuis: 12,
    isComplete: true,
    formateurs: PRAP,
  },
  { entite: 136, niveau: 'APSASD-1', tache: 'repartition', age: 41, depuis: 3, isLibre: true, formateurs: AMIANTE },
  { entite: 2, niveau: 'SST-1', mode: 'REN', tache: 'sous_commission', age: 48, depuis: 12, formateurs: SST },
  {
    entite: 4,
    niveau: 'AMSS4-1',
    mode: 'APF',
    tache: 'validation_demande',
    age: 60,
    depuis: 8,
    formateurs: AMIANTE,
    plateformes: [{ ligne1: '7 rue de la Gare d’Eau', codePostal: '59800', ville: 'Lille' }],
  },
  { entite: 5, niveau: 'SST-1', tache: 'planification_decision', age: 96, depuis: 10, isLibre: true, formateurs: SST },
  { entite: 1, niveau: 'SST-2', tache: 'decision', age: 120, depuis: 25, cnh: -2, isLibre: true, formateurs: SST },
  {
    entite: 138,
    niveau: 'ECHA-1',
    tache: 'decision',
    age: 110,
    depuis: 15,
    cnh: 12,
    isLibre: true,
    formateurs: AMIANTE,
    plateformes: [{ ligne1: '12 rue des Forges', codePostal: '88000', ville: 'Épinal' }],
  },
  { entite: 9, niveau: 'GUR-1', tache: 'complement', age: 38, depuis: 23, formateurs: AMIANTE },
  {
    entite: 10,
    niveau: 'GEPO-1',
    tache: 'suppression_apres_refus',
    age: 150,
    depuis: 21,
    cnh: -21,
    decision: 'REFUSE',
    motif: 'Les moyens pédagogiques décrits ne permettent pas d’évaluer les gestes des salariés.',
    formateurs: AMIANTE,
  },
  {
    entite: 137,
    niveau: 'SST-2',
    tache: 'acceptee',
    age: 140,
    depuis: 30,
    cnh: -30,
    decision: 'ACCORDE',
    formateurs: SST,
  },
  // Draft of a renewal.
  {
    entite: 6,
    niveau: 'SST-1',
    tache: 'acceptee',
    age: 1915,
    depuis: 1765,
    cnh: -1765,
    decision: 'ACCORDE',
    formateurs: SST,
  },
  // Draft of an added platform.
  {
    entite: 4,
    niveau: 'AMSS4-2',
    tache: 'acceptee',
    age: 690,
    depuis: 584,
    cnh: -584,
    decision: 'ACCORDE',
    formateurs: AMIANTE,
    plateformes: [{ ligne1: '3 quai de la Deûle', codePostal: '59000', ville: 'Lille' }],
  },
  { entite: 3, niveau: 'PRAP2S-1', tache: 'abandonnee', age: 90, depuis: 70, formateurs: PRAP },
  // Work for those who have none above: instructeurs and managers of the other caisses, other experts and dispositif managers.
  { entite: 2, niveau: 'PRAPIBC-1', tache: 'instruction', age: 8, depuis: 8, isLibre: true, formateurs: PRAP },
  { entite: 3, niveau: 'PRAPIBC-1', tache: 'instruction', age: 13, depuis: 13, formateurs: PRAP },
  { entite: 4, niveau: 'SST-1', tache: 'instruction', age: 11, depuis: 11, isLibre: true, formateurs: SST },
  { entite: 5, niveau: 'PRAPIBC-1', tache: 'instruction', age: 5, depuis: 5, isLibre: true, formateurs: PRAP },
  { entite: 6, niveau: 'PRAPIBC-1', tache: 'instruction', age: 7, depuis: 7, formateurs: PRAP },
  { entite: 8, niveau: 'PRAPIBC-1', tache: 'instruction', age: 70, depuis: 70, formateurs: PRAP },
  { entite: 2, niveau: 'APSASD-1', tache: 'validation_instruction', age: 27, depuis: 4, formateurs: AMIANTE },
  { entite: 3, niveau: 'APSASD-1', tache: 'validation_instruction', age: 35, depuis: 6, formateurs: AMIANTE },
  {
    entite: 4,
    niveau: 'PRAPIBC-1',
    tache: 'validation_instruction',
    age: 31,
    depuis: 2,
    isLibre: true,
    formateurs: PRAP,
  },
  { entite: 5, niveau: 'CATEC-1', tache: 'validation_instruction', age: 29, depuis: 3, formateurs: AMIANTE },
  {
    entite: 6,
    niveau: 'APSASD-1',
    tache: 'validation_instruction',
    age: 24,
    depuis: 1,
    isLibre: true,
    formateurs: AMIANTE,
  },
  { entite: 138, niveau: 'CATEC-1', tache: 'sous_commission', age: 52, depuis: 9, formateurs: AMIANTE },
  // Its expert has stepped down: whoever gives tasks has it to give.
  { entite: 138, niveau: 'APSASD-1', tache: 'sous_commission', age: 50, depuis: 7, isLibre: true, formateurs: AMIANTE },
  { entite: 140, niveau: 'GUR-1', tache: 'sous_commission', age: 47, depuis: 5, formateurs: AMIANTE },
  {
    entite: 140,
    niveau: 'ECHA-1',
    tache: 'sous_commission',
    age: 58,
    depuis: 14,
    formateurs: AMIANTE,
    plateformes: [{ ligne1: '4 rue du Pont Neuf', codePostal: '88100', ville: 'Saint-Dié-des-Vosges' }],
  },
  { entite: 138, niveau: 'PRAPIBC-1', tache: 'validation_demande', age: 66, depuis: 6, formateurs: PRAP },
  // Three that wait for one responsable de dispositif, to be claimed at once.
  { entite: 136, niveau: 'SST-2', tache: 'validation_demande', age: 92, depuis: 28, isLibre: true, formateurs: SST },
  { entite: 138, niveau: 'SST-1', tache: 'validation_demande', age: 81, depuis: 17, isLibre: true, formateurs: SST },
  { entite: 140, niveau: 'SST-2', tache: 'validation_demande', age: 64, depuis: 4, isLibre: true, formateurs: SST },
  ...DECIDEES,
  ...ACCORDEES,
  // Decided, its letter kept back since its entite changed its name (seedRetenue).
  { entite: 138, niveau: 'GEPO-1', tache: 'decision', age: 100, depuis: 13, cnh: -1, formateurs: AMIANTE },
];

/** Certificats of the formateurs (rules/demonstration#cast): one valid, one that ends in twenty days, one that has ended. */
export const DEMO_CERTIFICATS: readonly GivenCertificat[] = [
  ['FOR40001', 'SST-2', 400, 695],
  // Extended by a year (seedCertificats).
  ['FOR40001', 'PRAP2S-2', 665, 795],
  ['FOR40002', 'PRAPIBC-2', 1075, 20],
  ['FOR40003', 'SST-2', 1200, -105],
];
