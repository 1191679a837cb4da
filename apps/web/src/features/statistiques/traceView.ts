import type { LigneTrace, TraceStatistique } from '@habilis/api/statistique/Statistique';
import type { SerieTrace } from '@habilis/domain/statistique/TRACES';
import { NOMS_CONNUS } from '@habilis/domain/statistique/NOMS_CONNUS';
import type { Texts } from '@habilis/i18n/TextProvider';
import type { ChartKind, ChartRow, Figure } from '@habilis/ui/Chart';
import { nomLigne } from '@habilis/i18n/nomLigne';

/** The drawing of each form; a map of tiles is drawn by itself. */
const KINDS = {
  'barres-empilees': 'stacked',
  barres: 'bars',
  points: 'spread',
  courbe: 'curve',
  tableau: 'bars',
  chaleur: 'heat',
  distribution: 'distribution',
} as const satisfies Readonly<Record<Exclude<TraceStatistique['forme'], 'tuiles'>, ChartKind>>;

/** The drawing of a plot; delays by month are a course of their middle. */
export const kindOf = ({ forme, axe }: TraceStatistique): ChartKind => {
  if (forme === 'tuiles') return 'bars';
  return forme === 'points' && axe === 'mois' ? 'curve' : KINDS[forme];
};

/** A value as a drawing takes it: null where it is withheld, undefined where there is none. */
const figureOf = (valeur: number | null | undefined, isMasked: boolean | undefined): Figure =>
  isMasked === true ? null : (valeur ?? undefined);

/** Which column tells lateness apart from the parts of a bar: beside ages, where who is late is of some age too. */
export function apartOf({ forme, series }: TraceStatistique): number {
  const has = (cle: SerieTrace) => series.some((serie) => serie.cle === cle);
  if (forme !== 'barres-empilees' || has('a-temps')) return -1;
  return series.findIndex(({ cle }) => cle === 'en-retard');
}

/** The columns of a plot that are drawn, with where each stands among its values. */
export const drawnOf = (trace: TraceStatistique) =>
  trace.series.map(({ cle, unite }, at) => ({ cle, unite, at })).filter(({ at }) => at !== apartOf(trace));

/** A line of a plot, as a drawing takes it. */
export function rowOf(
  t: Texts,
  trace: TraceStatistique,
  ligne: LigneTrace,
  hrefOf: (ligne: LigneTrace) => string | undefined,
): ChartRow {
  const { valeurs, masquees, avant } = ligne;
  const apart = apartOf(trace);
  const drawn = drawnOf(trace);
  return {
    key: ligne.cle,
    ...nomLigne(t, trace.axe, ligne, NOMS_CONNUS),
    href: hrefOf(ligne),
    values: drawn.map(({ at }) => figureOf(valeurs[at], masquees[at])),
    before: avant === null ? undefined : drawn.map(({ at }) => avant[at] ?? undefined),
    ...(apart === -1 ? {} : { late: figureOf(valeurs[apart], masquees[apart]) }),
  };
}
