import type { DemandeAdministrativeSaisie } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { inventSiret } from './inventSiret.ts';

/** An entity of the demonstration (domain, D.3); `rang` is its number there. */
export type DemoEntity = {
  readonly rang: number;
  readonly raisonSociale: string;
  readonly siret: string;
  readonly nda: string | null;
  readonly typeEntite: NonNullable<DemandeAdministrativeSaisie['typeEntite']>;
  readonly regime: NonNullable<DemandeAdministrativeSaisie['regime']>;
  readonly ligne1: string;
  readonly codePostal: string;
  readonly ville: string;
  /** Code of the examining fund. */
  readonly caisse: string;
};

type Row = readonly [
  rang: number,
  raisonSociale: string,
  siret: string,
  nda: string | null,
  typeEntite: DemoEntity['typeEntite'],
  regime: DemoEntity['regime'],
  ligne1: string,
  codePostal: string,
  ville: string,
  caisse: string,
];

const ROWS: readonly Row[] = [
  [
    1,
    'Lorraine Prévention Formation',
    '01023145400017',
    '44540123454',
    'OF',
    'GENERAL',
    '12 rue des Tilleuls',
    '54000',
    'Nancy',
    'NORD_EST',
  ],
  [
    2,
    'Rhône Sécurité Conseil',
    '01187420300026',
    '84690234569',
    'OF',
    'GENERAL',
    '48 cours des Canuts',
    '69003',
    'Lyon',
    'RHONE_ALPES',
  ],
  [
    3,
    'Atelier des Gestes Sûrs',
    '02045718000014',
    '11750345675',
    'OF',
    'GENERAL',
    '7 passage du Levant',
    '75012',
    'Paris',
    'CRAMIF',
  ],
  [
    4,
    'Nord Amiante Pédagogie',
    '03310082700014',
    '32590456759',
    'OF',
    'GENERAL',
    '3 quai de la Deûle',
    '59000',
    'Lille',
    'NORD_PICARDIE',
  ],
  [
    5,
    'Garonne Soins Formation',
    '04056291000030',
    '75330567833',
    'OF',
    'GENERAL',
    '21 rue des Chartrons',
    '33000',
    'Bordeaux',
    'AQUITAINE',
  ],
  [
    6,
    'Breizh Secours Entreprise',
    '05572103900018',
    '53350678935',
    'OF',
    'GENERAL',
    '9 allée des Genêts',
    '35000',
    'Rennes',
    'BRETAGNE',
  ],
  [
    7,
    'Calanques Travaux Confinés',
    '06114039800019',
    '93130789013',
    'OF',
    'GENERAL',
    '60 boulevard du Phare',
    '13002',
    'Marseille',
    'SUD_EST',
  ],
  [
    8,
    'Établissements Vauclair',
    '07250916900024',
    null,
    'ENT',
    'GENERAL',
    '15 chemin des Violettes',
    '31000',
    'Toulouse',
    'MIDI_PYRENEES',
  ],
  [
    9,
    'Hôpital des Trois-Îlets (fictif)',
    '08009347900014',
    null,
    'EP',
    'FONCTION_PUBLIQUE',
    '1 rue du Morne',
    '97200',
    'Fort-de-France',
    'NATIONAL',
  ],
  [
    10,
    'Coopérative agricole du Ried',
    '08831275600013',
    null,
    'ENT',
    'AGRICOLE',
    '4 route des Houblonnières',
    '67000',
    'Strasbourg',
    'NATIONAL',
  ],
  [
    11,
    'Camille Aubertin',
    '09126640300012',
    null,
    'E',
    'INDEPENDANT',
    '30 rue des Salorges',
    '44000',
    'Nantes',
    'NATIONAL',
  ],
  [
    12,
    'Loire Échafaudage Formation',
    '09947731700046',
    '24450890145',
    'OF',
    'GENERAL',
    '2 levée de la Loire',
    '45000',
    'Orléans',
    'CENTRE_VAL_DE_LOIRE',
  ],
  [
    13,
    'Moselle Prévention Apprentissage',
    inventSiret(0),
    '44570123457',
    'OF',
    'GENERAL',
    '18 rue des Messageries',
    '57000',
    'Metz',
    'NORD_EST',
  ],
];

/** The entities 1 to 13 of the demonstration. */
export const DEMO_ENTITIES: readonly DemoEntity[] = ROWS.map(
  ([rang, raisonSociale, siret, nda, typeEntite, regime, ligne1, codePostal, ville, caisse]) => ({
    rang,
    raisonSociale,
    siret,
    nda,
    typeEntite,
    regime,
    ligne1,
    codePostal,
    ville,
    caisse,
  }),
);
