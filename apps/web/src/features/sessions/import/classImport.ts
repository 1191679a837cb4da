import { cleanName } from '@habilis/domain/clean-text/cleanName';
import { IMPORT_LIMITS } from '@habilis/domain/stagiaire/IMPORT_LIMITS';
import { CHAMPS_STAGIAIRE } from '@habilis/domain/stagiaire/LigneStagiaire';
import { v4 as uuid } from 'uuid';
import * as z from 'zod/mini';
import { Doute } from './Doute.ts';
import { frenchDate } from './frenchDate.ts';
import { type ClassTable, classTable, type Colonnes, guessColumns, type Memory } from './guessColumns.ts';
import { CHAMPS_FICHIER, type ChampFichier, plainHeading } from './headings.ts';
import { LONGEST_VALUE, NOTHING, readLines } from './readLines.ts';
import { type Reading, read, refused } from './RefusFichier.ts';

/** One schema for every field of a file; not `z.record`, which would weigh on the first page. */
const eachField = <Schema>(schema: Schema) =>
  ({
    nom: schema,
    prenom: schema,
    naissance: schema,
    habilisId: schema,
    courriel: schema,
    classe: schema,
  }) satisfies Record<ChampFichier, Schema>;
const Values = z.object(eachField(z.string()));
const Line = z.object({
  id: z.string(),
  values: Values,
  /** Its cells in the file, from which a column is read anew. */
  cells: z.array(z.string()),
  /** Who was chosen among those alike: one of them by its key, or nobody; null while it is not said. */
  choix: z.nullable(z.object({ cle: z.nullable(z.string()) })),
  /** Warnings and doubts that were looked at, as `path:title`. */
  vus: z.array(z.string()),
  /** What a person is to look at before it is imported. */
  doutes: z.array(Doute),
});
/** A class that is being imported: what was read, where from, and what was corrected since. */
export const ClassImport = z.object({
  /** The name of the file; null when it was pasted. */
  fichier: z.nullable(z.string()),
  /** The sheet of a workbook that was read, and those beside it whose headings are known too. */
  feuille: z.nullable(z.string()),
  autresFeuilles: z.array(z.string()),
  /** How many of its rows the spreadsheet hides: they are read like the others, and told. */
  masquees: z._default(z.number(), 0),
  /** Whether its letters alone told the encoding of the file. */
  isGuessed: z.boolean(),
  /** Whether its dates were read with the month first. */
  isMonthFirst: z.boolean(),
  luLe: z.string(),
  headings: z.nullable(z.array(z.string())),
  colonnes: z.object(eachField(z.optional(z.number()))),
  /** Whether a person agreed to the columns. */
  isConfirmed: z.boolean(),
  lines: z.array(Line),
  /** Lines taken, by id, where not all fit. */
  chosen: z.array(z.string()),
  /** Whether these are the lines that an import left aside: they wait until they are taken up again. */
  isAside: z.boolean(),
});
export type ClassImport = z.infer<typeof ClassImport>;
export type ImportLine = ClassImport['lines'][number];

type Known = {
  readonly memory: Memory;
  readonly today: string;
  readonly fichier: string | null;
  readonly luLe: string;
  readonly feuille?: string | null;
  readonly autresFeuilles?: readonly string[];
  readonly masquees?: number;
  readonly isGuessed?: boolean;
};

/** What is doubtful of a line of a table, whichever columns are read. */
function doutesOfTable({ doubtful, wide }: ClassTable): (line: number) => Doute[] {
  const names = new Map(doubtful.map(({ line, whole }) => [line, whole] as const));
  const isWide = new Set(wide);
  return (line) => {
    const whole = names.get(line);
    return [
      ...(whole === undefined ? [] : [{ champ: 'nom' as const, raison: 'decoupe' as const, texte: whole }]),
      ...(isWide.has(line) ? [{ champ: 'nom' as const, raison: 'decalage' as const, texte: '' }] : []),
    ];
  };
}
const isOfTable = ({ raison }: Doute): boolean => raison === 'decoupe' || raison === 'decalage';

/** An import begun with the rows of a file, or why it cannot be. */
export function beginImport(
  rows: readonly (readonly string[])[],
  { memory, today, fichier, luLe, feuille = null, autresFeuilles = [], masquees = 0, isGuessed = false }: Known,
): Reading<ClassImport> {
  const table = classTable(rows, memory);
  const { headings, lines: cells } = table;
  if (cells.length === 0) return refused('vide');
  if (cells.length > IMPORT_LIMITS.lignes) return refused('trop-de-lignes');
  const colonnes = guessColumns(table, memory, today);
  const { lines, isMonthFirst } = readLines(cells, colonnes, { today, isWorkbook: feuille !== null });
  const ofTable = doutesOfTable(table);
  // One for all lines: a thousand take milliseconds.
  const name = uuid();
  const isRemembered = (at: number) => memory.get(plainHeading(headings?.[at] ?? '')) != null;
  return read({
    fichier,
    feuille,
    autresFeuilles: [...autresFeuilles],
    masquees,
    isGuessed,
    isMonthFirst,
    luLe,
    headings: headings === null ? null : [...headings],
    colonnes,
    // Nobody is asked twice about the same columns.
    isConfirmed:
      colonnes.nom !== undefined && colonnes.prenom !== undefined && Object.values(colonnes).every(isRemembered),
    lines: cells.map((line, at) => ({
      id: `${name}-${at}`,
      values: lines[at]?.values ?? { ...NOTHING },
      cells: [...line],
      choix: null,
      vus: [],
      doutes: [...ofTable(at), ...(lines[at]?.doutes ?? [])],
    })),
    chosen: [],
    isAside: false,
  });
}

/** A value as its cell keeps it: a date that a file may write is one that may be typed or pasted. */
const written = (champ: string, value: string, today: string): string =>
  (champ === 'naissance' ? frenchDate(cleanName(value), today) : value).slice(0, LONGEST_VALUE);

/** A new line, as a pasted block adds it. */
const lineOf = (values: Readonly<Partial<Record<string, string>>>, today: string): ImportLine => ({
  id: uuid(),
  values: {
    ...NOTHING,
    ...Object.fromEntries(CHAMPS_FICHIER.map((champ) => [champ, written(champ, values[champ] ?? '', today)])),
  },
  cells: [],
  choix: null,
  vus: [],
  doutes: [],
});

type Written = { readonly rowId: string; readonly column: string; readonly value: string };

/** Whom the line names may have changed. */
const IDENTITE: readonly string[] = ['nom', 'prenom', 'naissance', 'habilisId'];

/** Whether a doubt is settled by what was written: a name taken apart by either of the two. */
const isSettled = ({ champ, raison }: Doute, changed: readonly string[]): boolean => {
  if (raison === 'decalage') return false;
  return changed.includes(champ) || (raison === 'decoupe' && changed.includes('prenom'));
};

function writeLine(line: ImportLine, edits: readonly Written[], today: string): ImportLine {
  const mine = edits
    .map(({ column, value }) => [column, written(column, value, today)] as const)
    .filter(
      ([column, value]) =>
        CHAMPS_FICHIER.some((champ) => champ === column) && line.values[column as ChampFichier] !== value,
    );
  if (mine.length === 0) return line;
  const changed = mine.map(([column]) => column);
  return {
    ...line,
    values: { ...line.values, ...Object.fromEntries(mine) },
    choix: changed.some((column) => IDENTITE.includes(column)) ? null : line.choix,
    vus: line.vus.filter((vu) => !changed.some((column) => vu.startsWith(`${column}:`))),
    doutes: line.doutes.filter((doute) => !isSettled(doute, changed)),
  };
}

/** The import with cells written, and the lines that a pasted block adds: what was answered of a changed cell is asked again. */
export function writeCells(
  one: ClassImport,
  edits: readonly Written[],
  added: readonly Readonly<Record<string, string>>[],
  today: string,
): ClassImport {
  const ofLine = Map.groupBy(edits, ({ rowId }) => rowId);
  const lines = one.lines.map((line) => writeLine(line, ofLine.get(line.id) ?? [], today));
  const room = Math.max(0, IMPORT_LIMITS.lignes - lines.length);
  return { ...one, lines: [...lines, ...added.slice(0, room).map((values) => lineOf(values, today))] };
}

/** The import with a field read from another column, or from none; a column is read once. */
export function readFrom(one: ClassImport, champ: ChampFichier, at: number | null, today: string): ClassImport {
  const others = CHAMPS_FICHIER.flatMap((other) => {
    const column = one.colonnes[other];
    return other === champ || column === undefined || column === at ? [] : [[other, column] as const];
  });
  const colonnes: Colonnes = Object.fromEntries([...others, ...(at === null ? [] : [[champ, at] as const])]);
  const changed = CHAMPS_FICHIER.filter((other) => one.colonnes[other] !== colonnes[other]);
  const ofFile = one.lines.filter(({ cells }) => cells.length > 0);
  const { lines, isMonthFirst } = readLines(
    ofFile.map(({ cells }) => cells),
    colonnes,
    { today, isWorkbook: one.feuille !== null },
  );
  const fresh = new Map(lines.map((line, index) => [ofFile[index]?.id, line]));
  return {
    ...one,
    colonnes,
    isMonthFirst,
    lines: one.lines.map((line) => {
      const read = fresh.get(line.id);
      if (read === undefined) return line;
      const kept = Object.fromEntries(changed.map((other) => [other, read.values[other]]));
      const doutes = [
        ...line.doutes.filter((doute) => isOfTable(doute) || !changed.includes(doute.champ)),
        ...read.doutes.filter(({ champ: of }) => changed.includes(of)),
      ];
      return { ...line, values: { ...line.values, ...kept }, choix: null, vus: [], doutes };
    }),
  };
}

/** The ticks once a line is gone: the line after the last ticked one takes its place, none that was unticked before. */
function chosenWithout({ lines, chosen }: ClassImport, id: string): string[] {
  if (!chosen.includes(id)) return chosen;
  const next = lines[lines.findLastIndex((line) => chosen.includes(line.id)) + 1];
  return [...chosen.filter((other) => other !== id), ...(next === undefined ? [] : [next.id])];
}

/** The import with one line changed, or taken out when nothing is left of it: its place then goes to another. */
export function withLine(one: ClassImport, id: string, change: (line: ImportLine) => ImportLine | null): ClassImport {
  const lines = one.lines.flatMap((line) => (line.id === id ? (change(line) ?? []) : line));
  return { ...one, lines, chosen: lines.length < one.lines.length ? chosenWithout(one, id) : one.chosen };
}

/** The lines that are taken: all of them where they fit or name their class, else those ticked. */
export function takenOf({ lines, colonnes, chosen }: ClassImport, places: number): readonly ImportLine[] {
  if (!isTicked({ lines, colonnes }, places)) return lines;
  const ids = new Set(chosen);
  return lines.filter(({ id }) => ids.has(id));
}

/** Whether lines are ticked: they name no class, and are more than the session has places. */
export const isTicked = ({ lines, colonnes }: Pick<ClassImport, 'lines' | 'colonnes'>, places: number): boolean =>
  colonnes.classe === undefined && lines.length > places;

/** The columns as they are remembered for the entite: each heading with the field that it holds. */
export function columnsToRemember({ headings, colonnes }: ClassImport) {
  const known = new Map((headings ?? []).map((heading, at) => [heading.trim().slice(0, LONGEST_VALUE), at] as const));
  return [...known].flatMap(([entete, at]) => {
    const champ = CHAMPS_STAGIAIRE.find((one) => colonnes[one] === at) ?? null;
    return entete === '' ? [] : [{ entete, champ }];
  });
}
