// Characters that start a formula, also in full-width and small forms, which Japanese and Chinese spreadsheets accept.
const FORMULA = /^[=+\-@\t\r\n\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]/;

/** A cell that a spreadsheet reads as text, never as a formula. */
const safe = (cell: string) => `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;

/** The figures as CSV for French spreadsheets: byte order mark, semicolons, decimal commas. */
export function csvOf(head: readonly string[], lines: readonly { label: string; values: readonly number[] }[]): string {
  const rows = lines.map(({ label, values }) => [
    safe(label),
    ...values.map((value) => String(value).replace('.', ',')),
  ]);
  return `\uFEFF${[head.map(safe), ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`;
}
