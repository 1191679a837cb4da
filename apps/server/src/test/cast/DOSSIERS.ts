import { inventSiret } from '@habilis/domain/identifiant/inventSiret';
import type { GivenDossier, GivenEntite } from '../../builders/Population.ts';

type Row = readonly [
  rang: number,
  raisonSociale: string,
  lieu: `${string} ${string}`,
  caisse: string,
  demandeur: string,
  outcome: GivenDossier['outcome'],
  age: number,
  more?: Partial<GivenEntite>,
];

const COMPANY = { typeEntite: 'ENT', nda: null } as const;
const ROWS: readonly Row[] = [
  [
    1,
    'Lorraine Prévention Formation',
    '54000 Nancy',
    'NORD_EST',
    'LPF20001',
    'validee',
    137,
    { siret: '01023145400017' },
  ],
  [2, 'Rhône Sécurité Conseil', '69003 Lyon', 'RHONE_ALPES', 'RSC20002', 'validee', 154],
  [3, 'Atelier des Gestes Sûrs', '75012 Paris', 'CRAMIF', 'MUL20004', 'validee', 171],
  [4, 'Nord Amiante Pédagogie', '59000 Lille', 'NORD_PICARDIE', 'NAP20003', 'validee', 188],
  [5, 'Garonne Soins Formation', '33000 Bordeaux', 'AQUITAINE', 'GSF20005', 'validee', 205],
  [6, 'Breizh Secours Entreprise', '35000 Rennes', 'BRETAGNE', 'BSE20006', 'validee', 222],
  [7, 'Calanques Travaux Confinés', '13002 Marseille', 'SUD_EST', 'CTC20007', 'validee', 239],
  [8, 'Établissements Vauclair', '31000 Toulouse', 'MIDI_PYRENEES', 'VAU10002', 'prise-en-charge', 12, COMPANY],
  [
    9,
    'Hôpital des Trois-Îlets',
    '97200 Fort-de-France',
    'NATIONAL',
    'HTI20009',
    'mise-a-jour',
    260,
    { ...COMPANY, typeEntite: 'EP' },
  ],
  [
    11,
    'Camille Aubertin',
    '44000 Nantes',
    'NATIONAL',
    'AUB10001',
    'rejet',
    15,
    { typeEntite: 'E', regime: 'INDEPENDANT', nda: null },
  ],
  [
    12,
    'Loire Échafaudage Formation',
    '45000 Orléans',
    'CENTRE_VAL_DE_LOIRE',
    'LEF20012',
    'validee',
    324,
    { isFermee: true },
  ],
  [13, 'Moselle Prévention Apprentissage', '57000 Metz', 'ALSACE_MOSELLE', 'MPA10013', 'brouillon', 0],
  [101, 'Ardoise Formation', '51100 Reims', 'NORD_EST', 'NES10101', 'prise-en-charge', 2],
  [102, 'Mirabelle Prévention', '54000 Nancy', 'NORD_EST', 'NES10102', 'instruction', 9],
  [104, 'Champagne Secours Conseil', '10000 Troyes', 'NORD_EST', 'NES10104', 'prise-en-charge', 23],
  [103, 'Vosges Gestes et Postures', '88000 Épinal', 'NORD_EST', 'NES10103', 'instruction', 16],
  [107, 'Meuse Sécurité Travail', '52000 Chaumont', 'NORD_EST', 'NES10107', 'prise-en-charge', 3],
  [110, 'Cristal Formation Continue', '88100 Saint-Dié-des-Vosges', 'NORD_EST', 'NES10110', 'prise-en-charge', 24],
  [119, 'Ligne Droite Formation', '54300 Lunéville', 'NORD_EST', 'NES10119', 'prise-en-charge', 5],
  [129, 'École du Chantier Propre', '54300 Lunéville', 'NORD_EST', 'NES10129', 'complement', 8],
  [130, 'Relais Santé Travail', '88100 Saint-Dié-des-Vosges', 'NORD_EST', 'NES10130', 'complement', 9, COMPANY],
  [131, 'Charpentes du Der', '51100 Reims', 'NORD_EST', 'NES10131', 'complement', 10, COMPANY],
  [139, 'Menuiserie Petitgérard', '51000 Châlons-en-Champagne', 'NORD_EST', 'NES10139', 'refusee', 45, COMPANY],
];

/** The entites of the tests, each with its demande administrative. */
export const DOSSIERS: readonly GivenDossier[] = ROWS.map(
  ([rang, raisonSociale, lieu, caisse, demandeur, outcome, age, more = {}]) => ({
    entite: {
      rang,
      raisonSociale,
      siret: inventSiret(rang),
      nda: `44${lieu.slice(0, 2)}${20_000 + rang}${lieu.slice(0, 2)}`,
      typeEntite: 'OF',
      regime: 'GENERAL',
      ligne1: `${rang} rue de la Fontaine`,
      codePostal: lieu.slice(0, 5),
      ville: lieu.slice(6),
      caisse,
      ...more,
    },
    demandeur,
    outcome,
    age,
  }),
);
