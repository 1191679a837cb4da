import type { SujetStatistique } from './SUJETS_STATISTIQUE.ts';

/** What a value counts. */
export const UNITES_STATISTIQUE = ['nombre', 'jours', 'pourcent', 'octets'] as const;
export type UniteStatistique = (typeof UNITES_STATISTIQUE)[number];

/** Which change of a figure is for the better. */
export const SENS_FIGURE = ['moins-est-mieux', 'plus-est-mieux', 'neutre'] as const;
export type SensFigure = (typeof SENS_FIGURE)[number];

/** How a figure is counted: over the span, or as it stands today. */
export const TEMPS_FIGURE = ['periode', 'aujourdhui'] as const;
export type TempsFigure = (typeof TEMPS_FIGURE)[number];

type Figure = {
  readonly sujet: SujetStatistique | 'public';
  readonly unite: UniteStatistique;
  readonly sens: SensFigure;
  readonly temps: TempsFigure;
};

const figure = (
  sujet: Figure['sujet'],
  temps: TempsFigure,
  { unite = 'nombre', sens = 'neutre' }: { readonly unite?: UniteStatistique; readonly sens?: SensFigure } = {},
): Figure => ({ sujet, unite, sens, temps });

const MOINS = 'moins-est-mieux';
const PLUS = 'plus-est-mieux';

/** Every figure that is read alone, in the order of its page (ST1041). */
export const FIGURES = {
  'demandes-recues': figure('demandes', 'periode'),
  'demandes-en-cours': figure('demandes', 'aujourdhui'),
  'demandes-en-retard': figure('demandes', 'aujourdhui', { sens: MOINS }),
  'age-moyen': figure('demandes', 'aujourdhui', { unite: 'jours', sens: MOINS }),
  'delai-decision': figure('demandes', 'periode', { unite: 'jours', sens: MOINS }),
  'taux-acceptation': figure('demandes', 'periode', { unite: 'pourcent' }),
  'demandes-a-decider': figure('commission', 'aujourdhui'),
  decisions: figure('commission', 'periode'),
  'delai-soumission-decision': figure('commission', 'periode', { unite: 'jours', sens: MOINS }),
  'habilitations-en-cours': figure('habilitations', 'aujourdhui'),
  'habilitations-suspendues': figure('habilitations', 'aujourdhui', { sens: MOINS }),
  'habilitations-fin-6-mois': figure('habilitations', 'aujourdhui'),
  'habilitations-accordees': figure('habilitations', 'periode'),
  'sessions-tenues': figure('sessions', 'periode'),
  'stagiaires-formes': figure('sessions', 'periode'),
  'taux-reussite': figure('sessions', 'periode', { unite: 'pourcent', sens: PLUS }),
  'part-mac': figure('sessions', 'periode', { unite: 'pourcent' }),
  'sessions-a-risque': figure('sessions', 'aujourdhui', { sens: MOINS }),
  'certificats-en-vigueur': figure('certificats', 'aujourdhui'),
  'certificats-delivres': figure('certificats', 'periode'),
  'certificats-a-renouveler': figure('certificats', 'aujourdhui'),
  'certificats-revoques': figure('certificats', 'periode', { sens: MOINS }),
  'formateurs-en-vigueur': figure('formateurs', 'aujourdhui'),
  'formateurs-a-renouveler': figure('formateurs', 'aujourdhui'),
  'avis-a-rendre': figure('avis', 'aujourdhui'),
  'avis-rendus': figure('avis', 'periode'),
  'delai-avis': figure('avis', 'periode', { unite: 'jours', sens: MOINS }),
  'taches-en-cours': figure('charge', 'aujourdhui'),
  'demandes-a-repartir': figure('charge', 'aujourdhui'),
  'taches-sans-titulaire': figure('charge', 'aujourdhui', { sens: MOINS }),
  'taches-en-retard': figure('charge', 'aujourdhui', { sens: MOINS }),
  utilisateurs: figure('plateforme', 'aujourdhui'),
  connexions: figure('plateforme', 'periode'),
  'courriels-en-echec': figure('plateforme', 'aujourdhui', { sens: MOINS }),
  'travaux-en-echec': figure('plateforme', 'aujourdhui', { sens: MOINS }),
  stockage: figure('plateforme', 'aujourdhui', { unite: 'octets' }),
  'public-habilitations': figure('public', 'aujourdhui'),
  'public-certificats': figure('public', 'periode'),
  'public-delai-decision': figure('public', 'periode', { unite: 'jours', sens: MOINS }),
} as const satisfies Readonly<Record<string, Figure>>;
export type CleFigure = keyof typeof FIGURES;

const isFigure = (key: string): key is CleFigure => key in FIGURES;
/** The keys of the figures. */
export const CLES_FIGURES: readonly CleFigure[] = Object.keys(FIGURES).filter(isFigure);
