import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';
import { FILE_NAMES, type FileName, fileOf, FILES } from './FILES.ts';
import type { Finding, Row } from './Finding.ts';
import { type Judged, type Judging, judgeRow, type Places, readHeading } from './judgeRow.ts';
import { KNOWN } from './knownFindings.ts';
import { idsOf } from './OWNERS.ts';
import { readRows, UnreadableFile } from './readRows.ts';

/** Rows of a file that were judged together: those that may be written, and whether each was taken over before. */
export type Slice = {
  readonly file: FileName;
  readonly rows: readonly Row[];
  readonly known: ReadonlyMap<string, number>;
};

/** The tools of a reading: the database is only read. */
export type Reading = Judging & {
  /** Files that could not be read whole: what names their rows is no fault of its own. */
  readonly unread: Set<FileName>;
  readonly db: Kysely<Database>;
  readonly folder: string;
  readonly sliceSize: number;
  readonly tell: (finding: Finding) => void;
};

const at = (file: FileName, line: number) => ({ isFault: true, file, line, column: null });

/** Former rows that neither a file nor the database holds. */
async function unknownFindings(
  { db, folder, unread }: Reading,
  file: FileName,
  judged: readonly (Judged & { line: number })[],
): Promise<Finding[]> {
  const asked = judged.flatMap(({ asked: named, line }) => named.map((one) => ({ ...one, line })));
  const found: Finding[] = [];
  for (const [of, those] of Map.groupBy(asked, ({ column }) => column.of)) {
    if (of === undefined || unread.has(of)) continue;
    const ids = await idsOf(db, of, [...new Set(those.map(({ value }) => value))]);
    const unknown = those.filter(({ value }) => !ids.has(value));
    // Of a file that is not there one line says enough.
    const isMissing = !existsSync(join(folder, fileOf(of)));
    if (isMissing && unknown.length > 0) unread.add(of);
    const [what, remedy] = isMissing
      ? [
          `n’est pas d’une reprise précédente, et ${fileOf(of)} n’est pas dans le dossier`,
          `Ajoutez ${fileOf(of)} au dossier ; les autres lignes qui le nomment ne sont pas dites`,
        ]
      : of === file
        ? [
            `n’est ni plus haut dans ${fileOf(of)} ni dans une reprise précédente`,
            'Placez la ligne nommée avant celle-ci, ou corrigez cet identifiant',
          ]
        : [
            `n’est ni dans ${fileOf(of)} ni dans une reprise précédente`,
            `Ajoutez la ligne à ${fileOf(of)}, ou corrigez cet identifiant`,
          ];
    for (const { column, value, line } of isMissing ? unknown.slice(0, 1) : unknown)
      found.push({ ...at(file, line), column: column.name, what: `« ${value} » ${what}`, remedy });
  }
  return found;
}

/** Judges rows with what the database knows; those with a fault are told and left out. */
async function judgeSlice(
  reading: Reading,
  file: FileName,
  judged: readonly (Judged & { line: number })[],
): Promise<Slice> {
  const sound = judged.flatMap(({ row }) => (row === null ? [] : [row]));
  const known = await idsOf(
    reading.db,
    file,
    sound.map((row) => String(row['identifiant'])),
  );
  const fresh = sound.filter((row) => !known.has(String(row['identifiant'])));
  const knownOf = fresh.length === 0 ? () => [] : await KNOWN[file](reading.db, fresh, reading.seen);
  const met = fresh.flatMap((row) => knownOf(row).map((one) => ({ ...one, file, line: row.line })));
  const findings = [
    ...judged.flatMap((one) => one.findings),
    ...(await unknownFindings(reading, file, judged)),
    ...met,
  ];
  for (const finding of findings.toSorted((one, other) => one.line - other.line)) reading.tell(finding);
  const wrong = new Set(findings.filter(({ isFault }) => isFault).map(({ line }) => line));
  return { file, rows: sound.filter(({ line }) => !wrong.has(line)), known };
}

/** The rows of one file, judged a slice at a time. */
async function* judgeFile(reading: Reading, file: FileName): AsyncGenerator<Slice> {
  let places: Places | undefined;
  let waiting: (Judged & { line: number })[] = [];
  try {
    for await (const rows of readRows(join(reading.folder, fileOf(file)))) {
      for (const row of rows) {
        if (places === undefined) {
          const heading = readHeading(file, row);
          for (const finding of heading.findings) reading.tell(finding);
          if (heading.findings.length > 0) {
            reading.unread.add(file);
            return;
          }
          ({ places } = heading);
          continue;
        }
        waiting.push({ ...judgeRow(file, row, places, reading), line: row.line });
        if (waiting.length < reading.sliceSize) continue;
        yield await judgeSlice(reading, file, waiting);
        waiting = [];
      }
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    reading.unread.add(file);
    reading.tell({
      ...at(file, error.line),
      what: error.message,
      remedy: 'Exportez à nouveau le fichier en CSV UTF-8',
    });
  }
  if (places === undefined && !reading.unread.has(file)) {
    reading.unread.add(file);
    reading.tell({
      ...at(file, 1),
      what: 'le fichier est vide',
      remedy: 'Écrivez au moins sa ligne d’en-tête, ou retirez-le',
    });
  }
  if (waiting.length > 0) yield await judgeSlice(reading, file, waiting);
}

/** The names of files of a folder that no takeover reads. */
export const strangersIn = (folder: string): string[] =>
  readdirSync(folder).filter(
    (name) => /\.(csv|tsv|txt|xlsx?)$/i.test(name) && !FILE_NAMES.some((file) => fileOf(file) === name),
  );

/** The files of a folder, in the order in which they are read. */
export const filesIn = (folder: string): FileName[] =>
  FILE_NAMES.filter((file) => existsSync(join(folder, fileOf(file))));

/** Every file of a folder, judged: all faults are told, and the rows without one are given a slice at a time (C1141, C1142). */
export async function* judgeFolder(reading: Reading): AsyncGenerator<Slice> {
  for (const file of filesIn(reading.folder)) yield* judgeFile(reading, file);
}

/** The columns of a file that name rows of another. */
export const referencesOf = (file: FileName) =>
  FILES[file].columns.flatMap(({ name, of }) => (of === undefined ? [] : [{ name, of }]));
