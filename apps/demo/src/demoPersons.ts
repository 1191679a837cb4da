import type { GivenPersonne } from '@habilis/server/builders/Population';

/** The person who signs in with a second factor. */
export const SECOND_FACTEUR = 'SEC94006';

const person = (habilisId: string, prenom: string, nom: string, ...roles: GivenPersonne['roles']): GivenPersonne => ({
  habilisId,
  prenom,
  nom,
  roles,
});

const DEMANDEURS: readonly GivenPersonne[] = [
  person('MPA10013', 'Élise', 'Schmitt', { type: 'DM', entite: 13 }),
  person('AUB10001', 'Camille', 'Aubertin', { type: 'DM', entite: 11 }),
  person('VAU10002', 'Éric', 'Vauclair', { type: 'DM', entite: 8 }),
  person('LPF20001', 'Sophie', 'Marchal', { type: 'G', entite: 1 }),
  // The demandeur of an accredited entite keeps their rights beside its gestionnaire, sessions among them.
  person('HUM10017', 'Gaspard', 'Humbert', { type: 'DM', entite: 1 }),
  { ...person('LPF20014', 'Nadia', 'Roux', { type: 'G', entite: 1 }), active: false },
  person('RSC20002', 'Karim', 'Benali', { type: 'G', entite: 2 }),
  person('NAP20003', 'Hélène', 'Delattre', { type: 'G', entite: 4 }),
  person('MUL20004', 'Paul', 'Lefèvre', { type: 'G', entite: 3 }, { type: 'F' }, { type: 'DL', entite: 1 }),
  person('GSF20005', 'Maïté', 'Etcheverry', { type: 'G', entite: 5 }),
  person('BSE20006', 'Gwenaëlle', 'Tanguy', { type: 'G', entite: 6 }),
  person('CTC20007', 'Mireille', 'Olivari', { type: 'G', entite: 7 }),
  person('HTI20009', 'Jocelyne', 'Marie-Sainte', { type: 'G', entite: 9 }),
  person('CAR20010', 'Mathieu', 'Hertzog', { type: 'G', entite: 10 }),
  person('LEF20012', 'Bernard', 'Chevallier', { type: 'G', entite: 12 }),
  person('FDF20014', 'Lucien', 'Kessler', { type: 'DM', entite: 14 }),
  person('VGS20015', 'Anne', 'Riedinger', { type: 'DM', entite: 15 }),
  person('DEL30001', 'Inès', 'Moreau', { type: 'DL', entite: 1 }),
  // Led sessions until nine days ago: one of them is left to its entite.
  person('DEL30002', 'Yann', 'Le Goff', { type: 'DL', entite: 6 }, { type: 'F', finieDepuis: 9 }),
  person('FOR40001', 'Julie', 'Perrin', { type: 'F' }),
  person('FOR40002', 'Marc', 'Thévenot', { type: 'F' }),
  person('FOR40003', 'Awa', 'Diop', { type: 'F' }),
];

const CAISSES: readonly GivenPersonne[] = [
  person('INS50001', 'Luc', 'Fontaine', { type: 'I', mrp: 'NORD_EST' }),
  person('INS50002', 'Nadia', 'Cherif', { type: 'I', mrp: 'CRAMIF' }),
  person('INS50003', 'Rose', 'Zobel', { type: 'I', mrp: 'NATIONAL' }),
  person(
    'INS50004',
    'Aurélie',
    'Cazenave',
    { type: 'I', mrp: 'MIDI_PYRENEES' },
    { type: 'I', mrp: 'AQUITAINE', finieDepuis: 201 },
  ),
  person('INS50005', 'Grégoire', 'Chambon', { type: 'I', mrp: 'RHONE_ALPES' }),
  person('INS50006', 'Delphine', 'Vasseur', { type: 'I', mrp: 'NORD_PICARDIE' }),
  person('INS50007', 'Iban', 'Larralde', { type: 'I', mrp: 'AQUITAINE' }),
  // A second instructeur of the Nord-Est caisse, so that a task can be assigned to somebody else.
  person('INS50008', 'Fanny', 'Didier', { type: 'I', mrp: 'NORD_EST' }),
  person('INS50009', 'Nolwenn', 'Kerbrat', { type: 'I', mrp: 'BRETAGNE' }),
  person('INS50010', 'Pierre', 'Klein', { type: 'I', mrp: 'ALSACE_MOSELLE' }),
  person('RCA60001', 'Alain', 'Kieffer', { type: 'RC', mrp: 'NORD_EST' }),
  person('RCA60002', 'Maud', 'Lenoir', { type: 'RC', mrp: 'CRAMIF' }),
  person('RCA60003', 'Hervé', 'Soulier', { type: 'RC', mrp: 'NATIONAL' }),
  person('RCA60004', 'Martine', 'Fabre', { type: 'RC', mrp: 'MIDI_PYRENEES' }),
  person('RCA60005', 'Laurent', 'Perret', { type: 'RC', mrp: 'RHONE_ALPES' }),
  person('RCA60006', 'Sylvie', 'Wattel', { type: 'RC', mrp: 'NORD_PICARDIE' }),
  person('RCA60007', 'Xavier', 'Daguerre', { type: 'RC', mrp: 'AQUITAINE' }),
  person('RCA60008', 'Ronan', 'Le Bihan', { type: 'RC', mrp: 'BRETAGNE' }),
  person('RCA60009', 'Estelle', 'Muller', { type: 'RC', mrp: 'ALSACE_MOSELLE' }),
];

const NATIONAL: readonly GivenPersonne[] = [
  person('REP70001', 'Claire', 'Vidal', { type: 'R', mrp: 'NATIONAL' }),
  person('EXP80001', 'Thomas', 'Rey', {
    type: 'E',
    mrp: 'NORD_PICARDIE',
    niveaux: ['SST-1', 'SST-2', 'PRAPIBC-1', 'PRAPIBC-2', 'PRAP2S-1', 'PRAP2S-2'],
  }),
  person('EXP80002', 'Odile', 'Garnier', { type: 'E', mrp: 'RHONE_ALPES', niveaux: ['AMSS4-1', 'AMSS4-2', 'CATEC-1'] }),
  // A second expert of the most asked niveau, so that there is somebody to choose between.
  person('EXP80003', 'Samir', 'Haddad', { type: 'E', mrp: 'BRETAGNE', niveaux: ['APSASD-1', 'SST-1'] }),
  person('EXP80004', 'Brigitte', 'Lemoine', {
    type: 'E',
    mrp: 'NORMANDIE',
    niveaux: ['GUR-1', 'GEPO-1', 'EXER-1', 'EXER-2', 'EXER-3'],
  }),
  person('EXP80005', 'Joël', 'Payet', { type: 'E', mrp: 'CGSS_LA_REUNION', niveaux: ['ECHA-1'] }),
  person('RDI90001', 'Bruno', 'Salles', { type: 'RD', mrp: 'NATIONAL', dispositifs: ['SST'] }),
  person('RDI90002', 'Léa', 'Antoine', { type: 'RD', mrp: 'NATIONAL', dispositifs: ['AMSS4'] }),
  person('RDI90003', 'Victor', 'Nguyen', {
    type: 'RD',
    mrp: 'NATIONAL',
    dispositifs: ['PRAPIBC', 'PRAP2S', 'APSASD', 'GEPO'],
  }),
  person('RDI90004', 'Solène', 'Charrier', {
    type: 'RD',
    mrp: 'NATIONAL',
    dispositifs: ['CATEC', 'ECHA', 'GUR', 'EXER'],
  }),
  person('CNH91001', 'Marie', 'Roussel', { type: 'CNH', mrp: 'NATIONAL' }),
  person('ADM92001', 'Denis', 'Caron', { type: 'ADM' }),
  person('SUP93001', 'Fatou', 'Ndiaye', { type: 'S' }),
];

const SPECIAL_CASES: readonly GivenPersonne[] = [
  { ...person('NAC94001', 'Lucie', 'Baron', { type: 'DM' }), active: false },
  { ...person('VDP94002', 'Antoine', 'Collet', { type: 'F' }), personalDataValidated: false },
  person('NOT94003', 'Chloé', 'Régnier', { type: 'DM', notifSet: false }),
  { ...person('BLO94004', 'Régis', 'Fournier', { type: 'I', mrp: 'CRAMIF' }), motifBlocage: 'Départ de la caisse.' },
  // A duplicate of Julie Perrin, to be merged.
  { ...person('PER94005', 'Julie', 'Perrin', { type: 'F' }), active: false, email: 'j.perrin@example.org' },
  // The only second factor: an application whose codes the demonstration shows.
  person(SECOND_FACTEUR, 'Nadège', 'Pommier', { type: 'F' }),
  // Who has begun nothing yet; the register's stand-in knows an establishment to begin with.
  person('PRE10016', 'Solène', 'Abadie', { type: 'DM' }),
];

/** The persons of the demonstration (rules/demonstration#cast) with their roles. */
export const DEMO_PERSONS: readonly GivenPersonne[] = [...DEMANDEURS, ...CAISSES, ...NATIONAL, ...SPECIAL_CASES];

const FIRST_NAMES = [
  'Agnès',
  'Bastien',
  'Corinne',
  'Damien',
  'Estelle',
  'Fabien',
  'Gaëlle',
  'Hugo',
  'Irène',
  'Jérôme',
] as const;
const LAST_NAMES = ['Aubry', 'Colin', 'Noël', 'Remy'] as const;

/** The demandeur of one of the other entites of the Nord-Est caisse, by the entite's number. */
export function nordEstDemandeur(rang: number): GivenPersonne {
  const index = rang - 101;
  const prenom = FIRST_NAMES[index % FIRST_NAMES.length] ?? 'Agnès';
  const nom = LAST_NAMES[Math.floor(index / FIRST_NAMES.length) % LAST_NAMES.length] ?? 'Aubry';
  return person(`NES${10_000 + rang}`, prenom, nom, { type: 'DM', entite: rang });
}
