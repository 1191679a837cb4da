// The signs that begin a formula, in full width and in small form too: a spreadsheet set to Japanese or Chinese takes them alike.
const FORMULA = /^[=+\-@\t\r\n\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]/;

/** A cell that a spreadsheet reads as text, never as a formula. */
const safe = (cell: string): string => `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;

/** Rows as a file for spreadsheets in French: a mark for the encoding, semicolons, every cell a text (RFC 4180). */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(safe).join(';')).join('\r\n')}\r\n`;
