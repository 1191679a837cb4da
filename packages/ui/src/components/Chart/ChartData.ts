/** A figure; null is masked, undefined unknown. */
export type Figure = number | null | undefined;

export interface ChartSeries {
  key: string;
  label: string;
}

export interface ChartRow {
  key: string;
  /** What is counted: a step, a month, a range. */
  label: string;
  /** Shorter, under an axis, such as « nov. ». @default its label */
  short?: string;
  /** The list that it counts. */
  href?: string | undefined;
  /** One for each series. */
  values: readonly Figure[];
  /** The same, a year before. */
  before?: readonly Figure[] | undefined;
  /** How many of them are late, told apart at the end of the line. */
  late?: Figure;
  /** The one that was chosen. @default false */
  isCurrent?: boolean;
}

/** What each drawing is made from. */
export interface DrawingProps {
  label: string;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  /** A figure of a series in words. */
  format: (value: number, series?: number) => string;
  words: {
    masked: string;
    total: string;
    /** How far most have come, after the middle of a spread, such as « à 24 j ». */
    upTo: (figure: string) => string;
    /** How many are late, null where it is masked. */
    lateCount: (late: number | null) => string;
  };
}

/** The sum of a line; unknown where a part of it is masked. */
export function sumOf(values: readonly Figure[]): number | undefined {
  if (values.includes(null)) return undefined;
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

/** What a figure says in a drawing. */
export const wordOf = (
  value: Figure,
  format: (value: number, series?: number) => string,
  masked: string,
  series = 0,
): string => (value === null ? masked : value === undefined ? '–' : format(value, series));
