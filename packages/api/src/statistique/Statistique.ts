import { CLES_FIGURES, SENS_FIGURE, TEMPS_FIGURE, UNITES_STATISTIQUE } from '@habilis/domain/statistique/FIGURES';
import { FILTRES_STATISTIQUE, SUJETS_STATISTIQUE } from '@habilis/domain/statistique/SUJETS_STATISTIQUE';
import { AXES_TRACE, CLES_TRACES, FORMES_TRACE, SERIES_TRACE } from '@habilis/domain/statistique/TRACES';
import * as z from 'zod/mini';
import { CalendarDate, Instant } from '../wire/formats.ts';

/** A subject of figures, and the name of a plot. */
export const SujetSchema = z.enum(SUJETS_STATISTIQUE);
export const CleTraceSchema = z.enum(CLES_TRACES);

/** The lists to which figures lead: screens of the role. */
export const LISTES_STATISTIQUE = [
  'taches',
  'demandes',
  'habilitations',
  'sessions',
  'certificats',
  'certificatsFormateurs',
  'commissionSeance',
  'utilisateurs',
  'courriels',
] as const;

/** Where a figure leads: a list of the role, with the filters as the address of its page has them, or the day of a seance; the list holds as many lines (rules/alerts#figures). */
export const LienStatistique = z.object({
  liste: z.enum(LISTES_STATISTIQUE),
  filtres: z.record(z.string(), z.string()),
});
export type LienStatistique = z.infer<typeof LienStatistique>;

/** A figure, and beside it what it is a part of, what it was a year before, and what goes with it. */
export const FigureStatistique = z.object({
  cle: z.enum(CLES_FIGURES),
  unite: z.enum(UNITES_STATISTIQUE),
  sens: z.enum(SENS_FIGURE),
  temps: z.enum(TEMPS_FIGURE),
  /** Null when there is nothing to count from, or when it is masked. */
  valeur: z.nullable(z.number()),
  /** Whether it is known and withheld: it counts fewer than five persons or objects of others (rules/alerts#figures). */
  masquee: z.boolean(),
  /** How many it is taken from: the whole of a part, the cases of a median. */
  sur: z.nullable(z.int()),
  /** The same of the year before; null when it was not asked, or is masked. */
  avant: z.nullable(z.number()),
  /** What goes with it: the 80th percentile or the mean of a delay, the entites of habilitations. */
  precision: z.nullable(z.object({ cle: z.enum(['centile-80', 'entites', 'moyenne']), valeur: z.number() })),
  lien: z.nullable(LienStatistique),
});
export type FigureStatistique = z.infer<typeof FigureStatistique>;

/** A line of a plot: its values stand in the order of the series. */
export const LigneTrace = z.object({
  /** A code, a month, a day, an id: the axis of the plot says which. */
  cle: z.string(),
  /** Its name where the key alone does not tell it: a niveau, a person; null otherwise. */
  libelle: z.nullable(z.string()),
  valeurs: z.array(z.nullable(z.number())),
  /** Which values are withheld. */
  masquees: z.array(z.boolean()),
  /** The same of the year before; null when it was not asked. */
  avant: z.nullable(z.array(z.nullable(z.number()))),
  lien: z.nullable(LienStatistique),
});
export type LigneTrace = z.infer<typeof LigneTrace>;

/** A plot and its table. */
export const TraceStatistique = z.object({
  cle: CleTraceSchema,
  forme: z.enum(FORMES_TRACE),
  axe: z.enum(AXES_TRACE),
  temps: z.enum(TEMPS_FIGURE),
  series: z.array(z.object({ cle: z.enum(SERIES_TRACE), unite: z.enum(UNITES_STATISTIQUE) })),
  lignes: z.array(LigneTrace),
});
export type TraceStatistique = z.infer<typeof TraceStatistique>;

const Period = z.object({ du: CalendarDate, au: CalendarDate });

const counted = {
  /** The last closed day that is counted; null before the first. */
  dateArretee: z.nullable(CalendarDate),
  /** Whether closed days are still to be counted. */
  enRetard: z.boolean(),
  periode: Period,
  figures: z.array(FigureStatistique),
  traces: z.array(TraceStatistique),
};

/** One page of figures of a role (rules/alerts#figures). */
export const PageStatistique = z.object({
  sujet: SujetSchema,
  /** The subjects of the role, in order. */
  sujets: z.array(SujetSchema),
  /** What the filters may be set to. */
  filtres: z.array(z.enum(FILTRES_STATISTIQUE)),
  /** Until when today is counted. */
  compteLe: Instant,
  /** The whole months over which persons of others are counted; null where they are one's own, or none is told. */
  periodePersonnes: z.nullable(Period),
  /** The span a year before, when it is compared. */
  periodeAvant: z.nullable(Period),
  ...counted,
});
export type PageStatistique = z.infer<typeof PageStatistique>;

/** The figures of the whole network that anybody reads, over the twelve months before the current one. */
export const ChiffresPublics = z.object({
  /** The dispositifs by which the map may be drawn. */
  dispositifs: z.array(z.object({ code: z.string(), libelle: z.string() })),
  ...counted,
});
export type ChiffresPublics = z.infer<typeof ChiffresPublics>;
