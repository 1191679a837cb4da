import type { Figures } from '../Plot/csvOf.ts';
import { type ChartRow, type ChartSeries, sumOf } from './ChartData.ts';

interface Words {
  names: string;
  total: string;
  before: string;
  /** Heading of how many are late. */
  late?: string | undefined;
}

/** The columns of a drawing's table: its series, the whole where it is one of parts, the year before where it is known. */
export function figuresOf(
  kind: string,
  series: readonly ChartSeries[],
  rows: readonly ChartRow[],
  words: Words,
): Figures {
  const isWhole = kind === 'stacked' && series.length > 1;
  const known = series.map((_, at) => rows.some(({ before }) => typeof before?.[at] === 'number'));
  const earlier = known.flatMap((isKnown, at) => (isKnown ? [at] : []));
  const isSame = series.length === 1;
  const hasLate = rows.some(({ late }) => late !== undefined);
  return {
    names: words.names,
    columns: [
      ...series.map(({ key, label }, at) => ({ key, label, isMain: !isWhole && at === 0, of: at })),
      ...(isWhole ? [{ key: 'total', label: words.total, isMain: true, of: 0 }] : []),
      ...(hasLate ? [{ key: 'late', label: words.late ?? '', of: 0 }] : []),
      ...earlier.map((at) => ({
        key: `before-${series[at]?.key ?? at}`,
        label: isSame ? words.before : `${series[at]?.label ?? ''}, ${words.before}`,
        isBefore: true,
        of: at,
      })),
    ],
    rows: rows.map(({ key, label, href, values, late, before = [] }) => ({
      key,
      label,
      href,
      values: [
        ...series.map((_, at) => values[at]),
        ...(isWhole ? [sumOf(values)] : []),
        ...(hasLate ? [late] : []),
        ...earlier.map((at) => before[at]),
      ],
    })),
  };
}
