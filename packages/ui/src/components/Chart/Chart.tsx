import type { FC, ReactNode } from 'react';
import { Plot, type PlotProps, type PlotWords } from '../Plot/Plot.tsx';
import { Bars } from './Bars.tsx';
import type { ChartRow, ChartSeries, DrawingProps } from './ChartData.ts';
import { Curve, Multiples } from './Curve.tsx';
import { Distribution } from './Distribution.tsx';
import { figuresOf } from './figuresOf.ts';
import { Heat } from './Heat.tsx';
import { Entry } from './Legend.tsx';
import { shadeAt } from './shadeAt.ts';
import { hatched } from './shades.css.ts';
import { Spread } from './Spread.tsx';
import { Stacked } from './Stacked.tsx';

export type { ChartRow, ChartSeries, Figure } from './ChartData.ts';

/** Parts of a whole, one quantity, a spread, a course, courses side by side, two categories across, or ranges. */
export type ChartKind = 'stacked' | 'bars' | 'spread' | 'curve' | 'multiples' | 'heat' | 'distribution';

export interface ChartProps extends Omit<PlotProps, 'legend' | 'children' | 'figures' | 'format' | 'words'> {
  kind: ChartKind;
  /** Four at most in one drawing; one for bars, a course and ranges; the middle and the reach for a spread. */
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  /** A figure of a series in words. @default its digits, in French */
  format?: (value: number, series: number) => string;
  words: PlotWords & {
    /** Heading of the column of names, such as « Étape ». */
    names: string;
    /** The whole of a line, such as « Total ». */
    total: string;
    /** Such as « un an plus tôt ». */
    before: string;
    /** How far most have come, after the middle of a spread, such as « à 24 j ». @default the figure alone */
    upTo?: (figure: string) => string;
    /** Heading of how many are late, where lines tell it. */
    late?: string;
    /** How many are late, such as « 3 en retard »; null where it is masked. */
    lateCount?: (late: number | null) => string;
  };
}

const inFrench = new Intl.NumberFormat('fr-FR');

const DRAWINGS: Readonly<Record<ChartKind, FC<DrawingProps>>> = {
  stacked: Stacked,
  bars: Bars,
  spread: Spread,
  curve: Curve,
  multiples: Multiples,
  heat: Heat,
  distribution: Distribution,
};

/** What the marks mean; one quantity alone is told by the title. */
function legendOf(
  kind: ChartKind,
  series: readonly ChartSeries[],
  before: string | undefined,
  masked: string | undefined,
): ReactNode {
  const entries: ReactNode[] = [];
  if (kind === 'stacked')
    for (const [at, { key, label }] of series.entries())
      entries.push(
        <Entry key={key} mark="fill" fill={shadeAt(at, series.length)}>
          {label}
        </Entry>,
      );
  const marks = {
    spread: ['dot', 'end'],
    curve: ['line'],
    multiples: [],
    heat: [],
    bars: [],
    distribution: [],
    stacked: [],
  } as const;
  for (const [at, mark] of marks[kind].entries())
    entries.push(
      <Entry key={mark} mark={mark}>
        {series[at]?.label}
      </Entry>,
    );
  const earlier = { spread: 'hollow', bars: 'thin' } as const;
  if (before !== undefined && kind !== 'heat' && kind !== 'stacked')
    entries.push(
      <Entry key="before" mark={kind === 'spread' || kind === 'bars' ? earlier[kind] : 'dashed'}>
        {before}
      </Entry>,
    );
  if (masked !== undefined)
    entries.push(
      <Entry key="masked" mark="fill" fill={hatched}>
        {masked}
      </Entry>,
    );
  return entries.length === 0 ? undefined : entries;
}

/**
 * Figures that people watch, drawn as what they tell asks for, with their table and their file.
 * @since 0.1.0
 */
export function Chart({
  kind,
  series,
  rows,
  format = (value) => inFrench.format(value),
  words,
  ...frame
}: ChartProps): ReactNode {
  const Drawing = DRAWINGS[kind];
  const figures = figuresOf(kind, series, rows, words);
  const hasBefore = rows.some(({ before }) => before?.some((value) => typeof value === 'number') === true);
  const hasMasked = rows.some(({ values }) => values.includes(null));
  const isDrawnMasked = kind === 'stacked' || kind === 'heat' || kind === 'distribution';
  return (
    <Plot
      {...frame}
      legend={legendOf(
        kind,
        series,
        hasBefore ? words.before : undefined,
        hasMasked && isDrawnMasked ? words.masked : undefined,
      )}
      figures={figures}
      format={(value, column) => format(value, figures.columns[column]?.of ?? 0)}
      words={words}
    >
      <Drawing
        label={frame.title}
        series={series}
        rows={rows}
        format={(value, at = 0) => format(value, at)}
        words={{
          masked: words.masked,
          total: words.total,
          upTo: words.upTo ?? ((figure) => figure),
          lateCount: words.lateCount ?? String,
        }}
      />
    </Plot>
  );
}
