/** Figures in lines and columns. */
export interface Figures {
  /** Heading of the column of names, such as « Étape ». */
  names: string;
  columns: readonly {
    key: string;
    label: string;
    /** The one that a phone keeps, and that leads to the list. @default the first */
    isMain?: boolean;
    /** The series that it tells, whose unit it has. @default its own place */
    of?: number;
    /** Tells the year before. */
    isBefore?: boolean;
  }[];
  rows: readonly {
    key: string;
    label: string;
    /** The list that the line counts. */
    href?: string | undefined;
    /** One for each column; null is masked, undefined unknown. */
    values: readonly (number | null | undefined)[];
  }[];
}

// Characters that start a formula, also in full-width and small forms, which Japanese and Chinese spreadsheets accept.
const FORMULA = /^[=+\-@\t\r\n\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]/;

/** A cell that a spreadsheet reads as text, never as a formula. */
const safe = (cell: string) => `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;

/** The figures as CSV for French spreadsheets: byte order mark, semicolons, decimal commas; a masked one says so in words. */
export function csvOf({ names, columns, rows }: Figures, masked: string): string {
  const cellOf = (value: number | null | undefined) => {
    if (value === null) return safe(masked);
    return value === undefined ? '' : String(value).replace('.', ',');
  };
  const lines = rows.map(({ label, values }) => [safe(label), ...columns.map((_, at) => cellOf(values[at]))]);
  const head = [names, ...columns.map(({ label }) => label)].map(safe);
  return `\uFEFF${[head, ...lines].map((line) => line.join(';')).join('\r\n')}\r\n`;
}
