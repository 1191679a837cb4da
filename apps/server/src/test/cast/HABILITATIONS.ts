import type { GivenHabilitation } from '../../builders/Population.ts';

/** Habilitations in force, ended, suspended and broken off, for the suites that read many. */
export const HABILITATIONS: readonly GivenHabilitation[] = [
  { entite: 1, niveau: 'SST-1', age: 2920, sequence: 128 },
  { entite: 1, niveau: 'SST-1', age: 1094, sequence: 128, indice: 2, delegations: [['DEL30001', 400]] },
  { entite: 1, niveau: 'PRAPIBC-1', age: 730, sequence: 204, delegations: [['MUL20004', 120]] },
  { entite: 2, niveau: 'SST-1', age: 1735, sequence: 57 },
  {
    entite: 3,
    niveau: 'SST-1',
    age: 730,
    sequence: 311,
    suspensions: [
      { de: 400, a: 340, motif: 'Pièces échues.' },
      { de: 20, a: -70, motif: 'Formateur sans certificat.' },
    ],
  },
  {
    entite: 4,
    niveau: 'AMSS4-1',
    age: 584,
    sequence: 12,
    plateformes: [
      { ligne1: '3 quai de la Deûle', codePostal: '59000', ville: 'Lille' },
      { ligne1: '18 rue des Filatures', codePostal: '62000', ville: 'Arras' },
    ],
  },
  {
    entite: 4,
    niveau: 'AMSS4-2',
    age: 584,
    sequence: 13,
    plateformes: [{ ligne1: '3 quai de la Deûle', codePostal: '59000', ville: 'Lille' }],
  },
  { entite: 5, niveau: 'PRAP2S-1', age: 1095, sequence: 88 },
  { entite: 6, niveau: 'SST-1', age: 1765, sequence: 260, delegations: [['DEL30002', 900]] },
  { entite: 7, niveau: 'GEPO-1', age: 300, sequence: 31 },
  { entite: 12, niveau: 'PRAPIBC-1', age: 1460, sequence: 19, rupture: 150 },
];
