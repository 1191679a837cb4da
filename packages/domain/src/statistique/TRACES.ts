import type { TempsFigure, UniteStatistique } from './FIGURES.ts';
import { MOTIFS_COMPLEMENT } from '../complement/MOTIFS_COMPLEMENT.ts';
import type { DhTaskKey } from '../demande-habilitation/taskKeys.ts';
import type { SujetStatistique } from './SUJETS_STATISTIQUE.ts';

/** How a plot is drawn; each has its table. */
export const FORMES_TRACE = [
  'barres-empilees',
  'barres',
  'points',
  'courbe',
  'tuiles',
  'tableau',
  'chaleur',
  'distribution',
] as const;
export type FormeTrace = (typeof FORMES_TRACE)[number];

/** What a line of a plot is, which says how its key is named. */
export const AXES_TRACE = [
  'tache',
  'mois',
  'annee',
  'caisse',
  'departement',
  'dispositif',
  'niveau',
  'personne',
  'champ',
  'decision',
  'seance',
  'habilitation',
  'role',
  'file',
  'etat-courriel',
  'classe',
] as const;
export type AxeTrace = (typeof AXES_TRACE)[number];

/** The steps of a demande d'habilitation whose time is told by caisse, in their order. */
export const ETAPES_RESEAU = [
  'instruction',
  'validation_instruction',
  'complement',
  'repartition',
  'sous_commission',
  'validation_demande',
  'planification_decision',
  'decision',
] as const satisfies readonly DhTaskKey[];

/** What a column of a plot counts. */
export const SERIES_TRACE = [
  'nombre',
  'part',
  'mediane',
  'centile-80',
  'moins-15',
  'de-15-a-30',
  'de-31-a-60',
  'plus-60',
  'en-retard',
  'a-temps',
  'ini',
  'mac',
  'stagiaires',
  'reussite',
  'sessions',
  'accord',
  'reserve',
  'ajournement',
  'refus',
  'jours-restants',
  'en-echec',
  'trimestre-1',
  'trimestre-2',
  'trimestre-3',
  'trimestre-4',
  ...ETAPES_RESEAU,
  ...MOTIFS_COMPLEMENT,
] as const;
export type SerieTrace = (typeof SERIES_TRACE)[number];

type Trace = {
  readonly sujet: SujetStatistique | 'public';
  readonly forme: FormeTrace;
  readonly axe: AxeTrace;
  readonly temps: TempsFigure;
  /** Its columns, each with its unit, in order. */
  readonly series: readonly (readonly [SerieTrace, UniteStatistique])[];
};

type Columns = Trace['series'];

const NOMBRE: Columns = [['nombre', 'nombre']];
const DELAIS: Columns = [
  ['mediane', 'jours'],
  ['centile-80', 'jours'],
];
const AGES: Columns = [
  ['moins-15', 'nombre'],
  ['de-15-a-30', 'nombre'],
  ['de-31-a-60', 'nombre'],
  ['plus-60', 'nombre'],
  ['en-retard', 'nombre'],
];
const CHARGE: Columns = [
  ['a-temps', 'nombre'],
  ['en-retard', 'nombre'],
];

const trace = (
  sujet: Trace['sujet'],
  temps: TempsFigure,
  forme: FormeTrace,
  axe: AxeTrace,
  series: Columns = NOMBRE,
): Trace => ({ sujet, forme, axe, temps, series });

/** Every plot, in the order of its page (ST1041). */
export const TRACES = {
  'stock-par-tache': trace('demandes', 'aujourdhui', 'barres-empilees', 'tache', AGES),
  'temps-par-tache': trace('demandes', 'periode', 'points', 'tache', DELAIS),
  'temps-par-caisse': trace('demandes', 'periode', 'points', 'caisse', DELAIS),
  'temps-par-tache-et-caisse': trace(
    'demandes',
    'periode',
    'chaleur',
    'caisse',
    ETAPES_RESEAU.map((tache) => [tache, 'jours'] as const),
  ),
  'part-en-retard': trace('demandes', 'periode', 'courbe', 'mois', [['part', 'pourcent']]),
  'recues-par-mois': trace('demandes', 'periode', 'courbe', 'mois'),
  'complements-par-champ': trace('demandes', 'periode', 'tableau', 'champ', [
    ['nombre', 'nombre'],
    ['part', 'pourcent'],
  ]),
  'complements-par-motif': trace(
    'demandes',
    'periode',
    'chaleur',
    'champ',
    MOTIFS_COMPLEMENT.map((motif) => [motif, 'nombre'] as const),
  ),
  'acceptation-par-dispositif': trace('demandes', 'periode', 'tableau', 'dispositif', [
    ['nombre', 'nombre'],
    ['part', 'pourcent'],
  ]),
  'seances-a-venir': trace('commission', 'aujourdhui', 'tableau', 'seance'),
  'decisions-par-type': trace('commission', 'periode', 'barres', 'decision'),
  'decisions-par-seance': trace('commission', 'periode', 'barres-empilees', 'seance', [
    ['accord', 'nombre'],
    ['reserve', 'nombre'],
    ['ajournement', 'nombre'],
    ['refus', 'nombre'],
  ]),
  'delai-decision-par-mois': trace('commission', 'periode', 'points', 'mois', DELAIS),
  'habilitations-par-niveau': trace('habilitations', 'aujourdhui', 'barres', 'niveau'),
  'habilitations-par-caisse': trace('habilitations', 'aujourdhui', 'barres', 'caisse'),
  'habilitations-par-departement': trace('habilitations', 'aujourdhui', 'tuiles', 'departement'),
  'fins-habilitations-par-mois': trace('habilitations', 'aujourdhui', 'barres', 'mois'),
  'fins-habilitations': trace('habilitations', 'aujourdhui', 'tableau', 'habilitation', [['jours-restants', 'jours']]),
  'sessions-par-mois': trace('sessions', 'periode', 'barres-empilees', 'mois', [
    ['ini', 'nombre'],
    ['mac', 'nombre'],
  ]),
  'sessions-par-annee': trace('sessions', 'aujourdhui', 'tableau', 'annee', [
    ['sessions', 'nombre'],
    ['stagiaires', 'nombre'],
    ['reussite', 'pourcent'],
  ]),
  'reussite-par-niveau': trace('sessions', 'periode', 'tableau', 'niveau', [
    ['stagiaires', 'nombre'],
    ['reussite', 'pourcent'],
  ]),
  'sessions-par-departement': trace('sessions', 'periode', 'tuiles', 'departement'),
  'tailles-de-classe': trace('sessions', 'periode', 'distribution', 'classe'),
  'certificats-par-mois': trace('certificats', 'periode', 'courbe', 'mois'),
  'certificats-par-departement': trace('certificats', 'aujourdhui', 'tuiles', 'departement'),
  'fins-certificats-par-niveau': trace('certificats', 'aujourdhui', 'chaleur', 'niveau', [
    ['trimestre-1', 'nombre'],
    ['trimestre-2', 'nombre'],
    ['trimestre-3', 'nombre'],
    ['trimestre-4', 'nombre'],
  ]),
  'fins-formateurs-par-mois': trace('formateurs', 'aujourdhui', 'barres', 'mois'),
  'formateurs-par-niveau': trace('formateurs', 'aujourdhui', 'barres', 'niveau'),
  'avis-par-mois': trace('avis', 'periode', 'courbe', 'mois'),
  'delai-avis-par-niveau': trace('avis', 'periode', 'points', 'niveau', DELAIS),
  'charge-par-personne': trace('charge', 'aujourdhui', 'barres-empilees', 'personne', CHARGE),
  'charge-par-expert': trace('charge', 'aujourdhui', 'barres-empilees', 'personne', CHARGE),
  'charge-par-caisse': trace('charge', 'aujourdhui', 'barres-empilees', 'caisse', CHARGE),
  'utilisateurs-par-role': trace('plateforme', 'aujourdhui', 'barres', 'role'),
  'connexions-par-mois': trace('plateforme', 'periode', 'courbe', 'mois'),
  'courriels-par-etat': trace('plateforme', 'aujourdhui', 'barres', 'etat-courriel'),
  'travaux-par-file': trace('plateforme', 'aujourdhui', 'tableau', 'file', [
    ['nombre', 'nombre'],
    ['en-echec', 'nombre'],
  ]),
  'public-habilitations-par-departement': trace('public', 'aujourdhui', 'tuiles', 'departement'),
  'public-habilitations-par-dispositif': trace('public', 'aujourdhui', 'barres', 'dispositif'),
  'public-certificats-par-mois': trace('public', 'periode', 'courbe', 'mois'),
  'public-delai-par-mois': trace('public', 'periode', 'points', 'mois', DELAIS),
} as const satisfies Readonly<Record<string, Trace>>;
export type CleTrace = keyof typeof TRACES;

/** The plots that count persons over the span: those of others are counted by whole months (ST1065). */
const DE_PERSONNES: ReadonlySet<CleTrace> = new Set(['certificats-par-mois', 'reussite-par-niveau']);
export const isTraceDePersonnes = (cle: CleTrace): boolean => DE_PERSONNES.has(cle);
/** The subjects that have such figures. */
export const SUJETS_DE_PERSONNES: readonly SujetStatistique[] = ['sessions', 'certificats'];

const isTrace = (key: string): key is CleTrace => key in TRACES;
/** The keys of the plots. */
export const CLES_TRACES: readonly CleTrace[] = Object.keys(TRACES).filter(isTrace);
