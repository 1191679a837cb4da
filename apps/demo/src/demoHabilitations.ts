import type { GivenHabilitation } from '@habilis/server/builders/Population';

const YEAR = 365;

/** The habilitations of the demonstration (rules/demonstration#entites), with some ended ones and some of the other entites. */
export const DEMO_HABILITATIONS: readonly GivenHabilitation[] = [
  { entite: 1, niveau: 'SST-1', age: 8 * YEAR, sequence: 128 },
  { entite: 1, niveau: 'SST-1', age: 3 * YEAR - 1, sequence: 128, indice: 2, delegations: [['DEL30001', 400]] },
  { entite: 1, niveau: 'PRAPIBC-1', age: 200, sequence: 204, delegations: [['MUL20004', 120]] },
  // Ends within the year: to renew in the line of its entite, to know in that of its delegataire.
  { entite: 1, niveau: 'APSASD-1', age: 5 * YEAR - 220, sequence: 368, delegations: [['DEL30001', 100]] },
  { entite: 2, niveau: 'SST-1', age: 5 * YEAR - 90, sequence: 57 },
  {
    entite: 3,
    niveau: 'SST-1',
    age: 2 * YEAR,
    sequence: 311,
    suspensions: [
      { de: 400, a: 340, motif: 'Pièces échues, fournies depuis.' },
      { de: 20, a: -70, motif: 'Formateur sans certificat en cours de validité.' },
    ],
  },
  {
    entite: 4,
    niveau: 'AMSS4-1',
    age: 1.6 * YEAR,
    sequence: 12,
    plateformes: [
      { ligne1: '3 quai de la Deûle', codePostal: '59000', ville: 'Lille' },
      { ligne1: '18 rue des Filatures', codePostal: '62000', ville: 'Arras' },
    ],
  },
  {
    entite: 4,
    niveau: 'AMSS4-2',
    age: 1.6 * YEAR,
    sequence: 13,
    plateformes: [{ ligne1: '3 quai de la Deûle', codePostal: '59000', ville: 'Lille' }],
  },
  { entite: 5, niveau: 'PRAP2S-1', age: 3 * YEAR, sequence: 88 },
  { entite: 5, niveau: 'APSASD-1', age: YEAR, sequence: 141 },
  { entite: 6, niveau: 'SST-1', age: 5 * YEAR - 60, sequence: 260, delegations: [['DEL30002', 900]] },
  { entite: 7, niveau: 'CATEC-1', age: 2 * YEAR, sequence: 31, mobile: true },
  {
    entite: 12,
    niveau: 'ECHA-1',
    age: 4 * YEAR,
    sequence: 19,
    rupture: 150,
    plateformes: [{ ligne1: '2 levée de la Loire', codePostal: '45000', ville: 'Orléans' }],
  },
  // Broken off recently: its entite still sees the notice.
  { entite: 7, niveau: 'SST-1', age: 2.5 * YEAR, sequence: 296, rupture: 25 },
  // A company, which trains those whom it employs.
  { entite: 10, niveau: 'PRAPIBC-1', age: 410, sequence: 442 },
  { entite: 136, niveau: 'SST-1', age: 300, sequence: 402 },
  { entite: 136, niveau: 'GEPO-1', age: 3 * YEAR, sequence: 77 },
  { entite: 137, niveau: 'SST-1', age: 30, sequence: 415 },
  { entite: 137, niveau: 'SST-2', age: 30, sequence: 416 },
  { entite: 138, niveau: 'GUR-1', age: 200, sequence: 9 },
  { entite: 138, niveau: 'EXER-1', age: 60, sequence: 501 },
  { entite: 138, niveau: 'EXER-2', age: 1, sequence: 502 },
  { entite: 138, niveau: 'EXER-3', age: 400, sequence: 503 },
  { entite: 140, niveau: 'SST-1', age: 100, sequence: 390 },
  { entite: 140, niveau: 'PRAPIBC-1', age: -30, sequence: 431 },
  // Ended three weeks ago but still usable, because its renewal was requested in time.
  { entite: 136, niveau: 'PRAPIBC-1', age: 5 * YEAR + 22, sequence: 366 },
];
