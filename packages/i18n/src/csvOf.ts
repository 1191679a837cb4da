// Characters that start a formula, also in full-width and small forms, which Japanese and Chinese spreadsheets accept.
const FORMULA = /^[=+\-@\t\r\n\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]/;

/** A quoted cell that a spreadsheet never reads as a formula. */
const safe = (cell: string): string => `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;

/** Rows as CSV for French spreadsheets: byte-order mark, semicolons, every cell text (RFC 4180). */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(safe).join(';')).join('\r\n')}\r\n`;
