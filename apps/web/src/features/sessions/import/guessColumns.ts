import { isEmail } from '@habilis/domain/identifiant/isEmail';
import { normalizeHabilisId } from '@habilis/domain/identifiant/normalizeHabilisId';
import { areBooleans } from './cellRepairs.ts';
import { frenchDate } from './frenchDate.ts';
import {
  champOfHeading,
  type ChampFichier,
  isKnownHeading,
  isOpenHeading,
  isWeakHeading,
  plainHeading,
  wholeNameOrder,
} from './headings.ts';
import { splitName } from './splitName.ts';

/** A whole name that was taken apart with a doubt: the line that it stands on, from 0, and how it was written. */
export type DoubtfulName = { readonly line: number; readonly whole: string };

/** A file as a table: its headings, or none, and its lines, all as wide; names taken apart with a doubt, and lines wider than the headings. */
export interface ClassTable {
  readonly headings: readonly string[] | null;
  readonly lines: readonly (readonly string[])[];
  readonly doubtful: readonly DoubtfulName[];
  readonly wide: readonly number[];
}

/** The column that each field is read from; a field that is read from none is left out. */
export type Colonnes = Readonly<Partial<Record<ChampFichier, number>>>;

/** Rows above the headings, such as a title. */
const MOST_TITLES = 10;
/** Lines that are looked at to guess by what they hold, and how many of them must agree. */
const LOOKED_AT = 50;
const AGREEING = 0.6;
/** Nobody younger is trained: a date that is nearer is no birth date. */
const LEAST_AGE_YEARS = 14;

/** Whether most filled cells of a column are so, among those that are looked at. */
function areMost(lines: readonly (readonly string[])[], at: number, judge: (cell: string) => boolean): boolean {
  const filled = lines.slice(0, LOOKED_AT).flatMap((line) => (line[at] ? [line[at]] : []));
  return filled.length > 0 && filled.filter(judge).length >= filled.length * AGREEING;
}

/** The columns remembered of a heading; null is a column that holds nothing of use. */
export type Memory = ReadonlyMap<string, ChampFichier | null>;

type Bare = Pick<ClassTable, 'headings' | 'lines'>;

const isSeveralWords = (cell: string): boolean => /\S[\s,]+\S/.test(cell);
const isText = (cell: string): boolean => /^[\p{L}\p{M}’'\-\u2010-\u2015 .,()]+$/u.test(cell);

/** Without headings, the only column of texts, where its cells hold several words. */
function onlyNamesAt(lines: Bare['lines']): number {
  const texts = (lines[0] ?? []).flatMap((_, at) => (areMost(lines, at, isText) ? [at] : []));
  const [only = -1] = texts;
  return texts.length === 1 && areMost(lines, only, isSeveralWords) ? only : -1;
}

/** The column of whole names: it says so, or it is of names where none is of first names and its cells hold several words. */
function wholeNamesAt({ headings, lines }: Bare, memory: Memory): number {
  if (headings === null) return onlyNamesAt(lines);
  const fields = headings.map((heading) => memory.get(plainHeading(heading)) ?? champOfHeading(heading));
  if (fields.includes('prenom')) return -1;
  const isUsed = (heading: string) => memory.get(plainHeading(heading)) !== null;
  const told = headings.findIndex((heading) => isUsed(heading) && wholeNameOrder(heading) !== undefined);
  // Beside a column of names, « Salarié » is a number of theirs.
  if (told >= 0 && !(fields.includes('nom') && wholeNameOrder(headings[told] ?? '') === null)) return told;
  return fields.findIndex((champ, at) => champ === 'nom' && areMost(lines, at, isSeveralWords));
}

/** A column of whole names becomes two, when no other column holds them. */
function withNames(table: Bare, memory: Memory): Bare & Pick<ClassTable, 'doubtful'> {
  const { headings, lines } = table;
  const whole = wholeNamesAt(table, memory);
  if (whole < 0) return { ...table, doubtful: [] };
  const order = wholeNameOrder(headings?.[whole] ?? '') ?? null;
  const split = lines.map((line) => splitName(line[whole] ?? '', order));
  return {
    headings: headings === null ? null : headings.toSpliced(whole, 1, 'Nom', 'Prénom'),
    lines: lines.map((line, at) => line.toSpliced(whole, 1, split[at]?.nom ?? '', split[at]?.prenom ?? '')),
    doubtful: split.flatMap(({ isSure }, line) => (isSure ? [] : [{ line, whole: lines[line]?.[whole] ?? '' }])),
  };
}

/** How many cells of a row name a field, by what is known or remembered. */
const namedBy = (row: readonly string[], memory: Memory): number =>
  row.filter((cell) => isKnownHeading(cell) || memory.has(plainHeading(cell))).length;

/** Rows of a file as a table: its headings are the row, among the first, that names most fields, by what is known or remembered. */
export function classTable(rows: readonly (readonly string[])[], memory: Memory = new Map()): ClassTable {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const even = rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
  const named = even.slice(0, MOST_TITLES).map((row) => namedBy(row, memory));
  const most = Math.max(0, ...named);
  const at = named.indexOf(most);
  // One known word may be a title; a list of one column is one.
  if (most === 0 || (most === 1 && width > 2))
    return { ...withNames({ headings: null, lines: even }, memory), wide: [] };
  const headings = even[at] ?? [];
  // Blank cells at the end of the headings are none: what stands below them was parted once too often.
  const last = headings.findLastIndex((heading) => heading !== '');
  const lines = even.slice(at + 1);
  const wide = lines.flatMap((line, index) => (line.slice(last + 1).some((cell) => cell !== '') ? [index] : []));
  // Where most lines have them, they are a column whose heading was forgotten.
  return { ...withNames({ headings, lines }, memory), wide: wide.length >= lines.length * AGREEING ? [] : wide };
}

const isDate = (cell: string, today: string) =>
  /^\d\d\/\d\d\/\d{4}$/.test(frenchDate(cell, today)) && !/^\d{5}$/.test(cell);

/** Whether a cell holds a date of birth as likely as not. */
const isBirth = (cell: string, today: string): boolean =>
  isDate(cell, today) && Number(frenchDate(cell, today).slice(6)) <= Number(today.slice(0, 4)) - LEAST_AGE_YEARS;

const isIdentifier = (cell: string): boolean => normalizeHabilisId(cell) !== null;

/** What the cells of a column hold, by what most of them look like. */
function looksLike(lines: ClassTable['lines'], at: number, today: string): ChampFichier | 'texte' | null {
  if (areBooleans(lines.map((line) => line[at] ?? ''))) return null;
  const most = (judge: (cell: string) => boolean) => areMost(lines, at, judge);
  if (most((cell) => isDate(cell, today))) return most((cell) => isBirth(cell, today)) ? 'naissance' : null;
  if (most(isEmail)) return 'courriel';
  if (most(isIdentifier)) return 'habilisId';
  return most((cell) => /^[\p{L}\p{M}’'\- .]+$/u.test(cell)) ? 'texte' : null;
}

/** Which column holds which field: as remembered, by its heading, else by what it holds where no heading says otherwise. */
export function guessColumns(
  { headings, lines }: Pick<ClassTable, 'headings' | 'lines'>,
  memory: Memory,
  today: string,
): Colonnes {
  const guessed: Partial<Record<ChampFichier, number>> = {};
  const width = headings?.length ?? lines[0]?.length ?? 0;
  const known = Array.from({ length: width }, (_, at) => memory.get(plainHeading(headings?.[at] ?? '')));
  const free = (at: number) => known[at] === undefined && !Object.values(guessed).includes(at);
  for (const [at, champ] of known.entries()) if (champ) guessed[champ] ??= at;
  for (const [at, heading] of (headings ?? []).entries()) {
    const champ = champOfHeading(heading);
    const isOther = isWeakHeading(heading) && lines.some((line) => line[at]) && !areMost(lines, at, isIdentifier);
    if (champ !== null && !isOther && free(at)) guessed[champ] ??= at;
  }
  const looked = Array.from({ length: width }, (_, at) =>
    headings === null || isOpenHeading(headings[at] ?? '') ? looksLike(lines, at, today) : null,
  );
  for (const [at, looks] of looked.entries())
    if (looks !== null && looks !== 'texte' && free(at)) guessed[looks] ??= at;
  // Without headings, the first texts are the last name, then the first names.
  if (headings === null)
    for (const [at, looks] of looked.entries()) {
      const champ = guessed.nom === undefined ? 'nom' : 'prenom';
      if (looks === 'texte' && free(at)) guessed[champ] ??= at;
    }
  return guessed;
}
