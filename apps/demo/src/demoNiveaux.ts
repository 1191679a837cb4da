import type { GivenNiveau } from '@habilis/server/builders/Population';
import { CHAMPS_PEDAGOGIQUES, CHAMPS_PLATEFORME, CHAMPS_TECHNIQUES } from './demoChamps.ts';

/** The dispositifs of the demonstration (rules/demonstration#niveaux), by code. */
export const DEMO_DISPOSITIFS: Readonly<Record<string, readonly [libelle: string, libelleCourt: string]>> = {
  SST: ['Sauvetage secourisme du travail', 'SST'],
  PRAPIBC: ['Prévention des risques liés à l’activité physique, industrie, bâtiment et commerce', 'PRAP IBC'],
  PRAP2S: ['Prévention des risques liés à l’activité physique, sanitaire et médico-social', 'PRAP 2S'],
  APSASD: ['Acteur prévention secours, aide et soin à domicile', 'APS-ASD'],
  CATEC: ['Intervention en espaces confinés dans l’eau et l’assainissement', 'CATEC'],
  AMSS4: ['Amiante, sous-section 4', 'Amiante SS4'],
  ECHA: ['Échafaudages', 'Échafaudages'],
  GEPO: ['Gestes et postures', 'Gestes et postures'],
  GUR: ['Gestes d’urgence', 'Gestes d’urgence'],
  EXER: ['Exercices encadrés', 'Exercices'],
};

type Duration = GivenNiveau['habilitation'];
type Row = readonly [
  code: string,
  niveau: string,
  certificat: Duration,
  habilitation: Duration,
  groupe: GivenNiveau['groupe'],
  heures: GivenNiveau['heures'],
  technique: boolean,
  plateforme: boolean,
];

const months = (count: number): Duration => [count, 'MOIS'];
const years = (count: number): Duration => [count, 'ANNEE'];

/** For each niveau with a niveau of formateurs, that niveau, taught by the network itself. */
const NIVEAUX_DES_FORMATEURS: Readonly<Record<string, string>> = {
  'SST-1': 'SST-2',
  'PRAPIBC-1': 'PRAPIBC-2',
  'PRAP2S-1': 'PRAP2S-2',
};

/** Niveaux whose certificats are maintained for so many months after their end; those of the others for ever (C20). */
const TOLERANCES_MAC: Readonly<Record<string, number>> = { 'PRAP2S-1': 6 };

/** What whoever asks for a niveau wants to teach (decision 0221). */
const BESOINS: Readonly<Record<string, string>> = {
  'SST-1': 'Former des secouristes, qui porteront les premiers secours dans leur entreprise.',
  'SST-2': 'Former ceux qui forment les secouristes.',
  'PRAPIBC-1': 'Apprendre à manutentionner sans se blesser, dans l’industrie, le bâtiment et le commerce.',
  'PRAPIBC-2': 'Former ceux qui enseignent la manutention dans l’industrie, le bâtiment et le commerce.',
  'PRAP2S-1': 'Apprendre à déplacer et à accompagner un patient ou un résident sans se blesser.',
  'PRAP2S-2': 'Former ceux qui enseignent la manutention des personnes.',
  'APSASD-1': 'Former les aides à domicile à prévenir les accidents et à porter secours.',
  'CATEC-1': 'Former à entrer dans une cuve, un puits ou un égout, et à surveiller qui y entre.',
  'AMSS4-1': 'Former ceux qui interviennent sur des matériaux qui contiennent de l’amiante.',
  'AMSS4-2': 'Former ceux qui dirigent des interventions sur des matériaux amiantés.',
  'ECHA-1': 'Former à monter et à démonter un échafaudage de pied.',
  'GEPO-1': 'Apprendre les gestes et les postures qui ménagent le dos, au bureau comme à l’atelier.',
  'GUR-1': 'Former aux gestes d’urgence les personnels d’un établissement de santé.',
  'EXER-3': 'Sensibiliser aux risques du travail en deux heures.',
};

const ROWS: readonly Row[] = [
  ['SST-1', 'Sauveteur secouriste du travail', months(24), years(5), [4, 10], [14, 7], false, false],
  ['SST-2', 'Formateur de SST', months(36), years(5), [4, 10], [56, 21], false, false],
  ['PRAPIBC-1', 'Acteur', months(24), years(5), [4, 10], [14, 7], false, false],
  ['PRAPIBC-2', 'Formateur', months(36), years(5), [4, 10], [70, 21], false, false],
  ['PRAP2S-1', 'Acteur', months(24), years(5), [4, 10], [28, 7], false, false],
  ['PRAP2S-2', 'Formateur', months(36), years(5), [4, 10], [84, 21], false, false],
  ['APSASD-1', 'Acteur', months(24), years(5), [4, 10], [21, 7], false, false],
  ['CATEC-1', 'Surveillant-intervenant', months(36), years(5), [2, 8], [14, 7], true, true],
  ['AMSS4-1', 'Opérateur', months(36), years(3), [2, 8], [14, 7], true, true],
  ['AMSS4-2', 'Encadrant', months(36), years(3), [2, 8], [35, 7], true, true],
  ['ECHA-1', 'Monteur', months(60), years(5), [4, 8], [21, 7], true, true],
  ['GEPO-1', 'Salarié', null, years(2), [4, 12], [7, null], false, false],
  ['GUR-1', 'Niveau 1', months(48), years(4), [4, 12], [14, 7], true, false],
  // Validities in the other units, and none: a habilitation without planned end.
  ['EXER-1', 'Campagne de manœuvres', null, [90, 'JOUR'], [4, 12], [7, null], false, false],
  ['EXER-2', 'Intervention ponctuelle', null, [72, 'HEURE'], [4, 12], [3, null], false, false],
  ['EXER-3', 'Sensibilisation', null, null, [4, 20], [2, null], false, false],
];

/** The niveaux of the demonstration with their parameters (rules/demonstration#niveaux). */
export const DEMO_NIVEAUX: readonly GivenNiveau[] = ROWS.map(
  ([code, niveau, certificat, habilitation, groupe, heures, technique, plateforme]) => {
    const formateur = NIVEAUX_DES_FORMATEURS[code];
    const toleranceMac = TOLERANCES_MAC[code];
    const besoin = BESOINS[code];
    return {
      code,
      niveau,
      certificat,
      habilitation,
      groupe,
      heures,
      plateforme,
      pedagogique: CHAMPS_PEDAGOGIQUES,
      ...(technique ? { technique: [...CHAMPS_TECHNIQUES, ...(plateforme ? CHAMPS_PLATEFORME : [])] } : {}),
      ...(formateur === undefined ? {} : { formateur }),
      ...(besoin === undefined ? {} : { besoin }),
      ...(toleranceMac === undefined ? {} : { toleranceMac }),
      ...(Object.values(NIVEAUX_DES_FORMATEURS).includes(code) ? { parReseau: true as const } : {}),
    };
  },
);
