import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import { csvOf } from '@habilis/i18n/csvOf';
import type { FileAnswer } from '../Handler.ts';
import { answerBytes } from '../files/answerBytes.ts';

/** The formats of a file. */
export type FormatTable = 'csv' | 'xlsx';

/** A column: its heading and how it reads a row; `date` is a calendar date `yyyy-MM-dd`. */
export type ColonneTable<Row> = {
  readonly titre: string;
  readonly genre?: 'texte' | 'nombre' | 'date';
  readonly valeur: (row: Row) => string | number | null;
};

const TYPES: Readonly<Record<FormatTable, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
/** Longest text of a cell and longest sheet name in the format (ECMA-376). */
const LONGEST_CELL = 32_767;
const LONGEST_SHEET = 31;
const WIDEST_COLUMN = 60;
const NARROWEST_COLUMN = 10;

/** Removes characters that XML 1.0 cannot hold. */
const written = (text: string): string =>
  // eslint-disable-next-line no-control-regex -- these are the characters that are looked for
  text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '').slice(0, LONGEST_CELL);

/** A typed cell: a text is never read as a formula. */
function cellOf(genre: 'texte' | 'nombre' | 'date', value: string | number | null): Cell {
  if (value === null || value === '') return null;
  if (genre === 'nombre' && typeof value === 'number') return { type: Number, value };
  if (genre === 'date') return { type: Date, value: new Date(`${value}T00:00:00Z`), format: 'dd/mm/yyyy' };
  return { type: String, value: written(String(value)) };
}

async function xlsxOf<Row>(nom: string, colonnes: readonly ColonneTable<Row>[], rows: readonly Row[]): Promise<Buffer> {
  const widths = colonnes.map(({ titre, valeur }) =>
    rows.reduce((widest, row) => Math.max(widest, String(valeur(row) ?? '').length), titre.length),
  );
  const sheet = [
    colonnes.map(({ titre }): Cell => ({ type: String, value: titre, fontWeight: 'bold' })),
    ...rows.map((row) => colonnes.map(({ genre = 'texte', valeur }) => cellOf(genre, valeur(row)))),
  ];
  const file = writeXlsxFile(sheet, {
    sheet: nom.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, LONGEST_SHEET),
    stickyRowsCount: 1,
    columns: widths.map((width) => ({ width: Math.min(WIDEST_COLUMN, Math.max(NARROWEST_COLUMN, width + 2)) })),
  });
  return file.toBuffer();
}

/** A table as a file for spreadsheets: CSV of texts, or XLSX with real numbers and dates; neither reads a text as a formula. */
export async function tableFile<Row>(
  { nom, format, colonnes }: { nom: string; format: FormatTable; colonnes: readonly ColonneTable<Row>[] },
  rows: readonly Row[],
): Promise<FileAnswer> {
  const bytes =
    format === 'xlsx'
      ? await xlsxOf(nom, colonnes, rows)
      : Buffer.from(
          csvOf([
            colonnes.map(({ titre }) => titre),
            ...rows.map((row) => colonnes.map(({ valeur }) => String(valeur(row) ?? ''))),
          ]),
        );
  return answerBytes(bytes, { userFilename: `${nom}.${format}`, typeMime: TYPES[format] });
}
