/** A cell that a spreadsheet reads as text, never as a formula. */
const safe = (cell: string): string => `"${(/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;

/** Rows as a file for spreadsheets in French: a mark for the encoding, semicolons, every cell a text (RFC 4180). */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(safe).join(';')).join('\r\n')}\r\n`;
