import { IMPORT_LIMITS } from '@habilis/domain/session-certification/IMPORT_LIMITS';
import { CHAMPS_STAGIAIRE } from '@habilis/domain/session-certification/LigneStagiaire';
import { v4 as uuid } from 'uuid';
import * as z from 'zod/mini';
import { frenchDate, isMonthFirst } from './frenchDate.ts';
import {
  CHAMPS_FICHIER,
  type ChampFichier,
  classTable,
  type Colonnes,
  guessColumns,
  type Memory,
  plainHeading,
} from './guessColumns.ts';
import { type Reading, read, refused } from './RefusFichier.ts';

/** A value longer than this is of no field; the call takes no more. */
export const LONGEST_VALUE = 200;

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
  /** Warnings that were looked at, as `path:title`. */
  vus: z.array(z.string()),
});
/** A class that is being imported: what was read, where from, and what was corrected since. */
export const ClassImport = z.object({
  /** The name of the file; null when it was pasted. */
  fichier: z.nullable(z.string()),
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

const NOTHING: Readonly<Record<ChampFichier, string>> = {
  nom: '',
  prenom: '',
  naissance: '',
  habilisId: '',
  courriel: '',
  classe: '',
};

/** Values of one column of the file as a field shows them: dates in one form, whatever the file writes. */
function columnValues(lines: readonly (readonly string[])[], champ: ChampFichier, at: number, today: string): string[] {
  const cells = lines.map((line) => (line[at] ?? '').slice(0, LONGEST_VALUE));
  if (champ !== 'naissance') return cells;
  const monthFirst = isMonthFirst(cells);
  return cells.map((cell) => frenchDate(cell, today, monthFirst));
}

/** What each line says, read from the columns. */
function valuesOf(cells: readonly (readonly string[])[], colonnes: Colonnes, today: string) {
  const columns = CHAMPS_FICHIER.flatMap((champ) => {
    const at = colonnes[champ];
    return at === undefined ? [] : [[champ, columnValues(cells, champ, at, today)] as const];
  });
  return cells.map((_, line) => {
    const said = { ...NOTHING };
    for (const [champ, values] of columns) said[champ] = values[line] ?? '';
    return said;
  });
}

type Known = {
  readonly memory: Memory;
  readonly today: string;
  readonly fichier: string | null;
  readonly luLe: string;
};

/** An import begun with the rows of a file, or why it cannot be. */
export function beginImport(
  rows: readonly (readonly string[])[],
  { memory, today, fichier, luLe }: Known,
): Reading<ClassImport> {
  const table = classTable(rows, memory);
  const { headings, lines: cells } = table;
  if (cells.length === 0) return refused('vide');
  if (cells.length > IMPORT_LIMITS.lignes) return refused('trop-de-lignes');
  const colonnes = guessColumns(table, memory, today);
  const values = valuesOf(cells, colonnes, today);
  // One for all lines: a thousand take milliseconds.
  const name = uuid();
  const isRemembered = (at: number) => memory.get(plainHeading(headings?.[at] ?? '')) != null;
  return read({
    fichier,
    luLe,
    headings: headings === null ? null : [...headings],
    colonnes,
    // Nobody is asked twice about the same columns.
    isConfirmed:
      colonnes.nom !== undefined && colonnes.prenom !== undefined && Object.values(colonnes).every(isRemembered),
    lines: cells.map((line, at) => ({
      id: `${name}-${at}`,
      values: values[at] ?? { ...NOTHING },
      cells: [...line],
      choix: null,
      vus: [],
    })),
    chosen: [],
    isAside: false,
  });
}

/** A new line, as a pasted block adds it. */
const lineOf = (values: Readonly<Partial<Record<string, string>>>): ImportLine => ({
  id: uuid(),
  values: { ...NOTHING, ...Object.fromEntries(CHAMPS_FICHIER.map((champ) => [champ, values[champ] ?? ''])) },
  cells: [],
  choix: null,
  vus: [],
});

type Written = { readonly rowId: string; readonly column: string; readonly value: string };

/** Whom the line names may have changed. */
const IDENTITE: readonly string[] = ['nom', 'prenom', 'naissance', 'habilisId'];

/** The import with cells written, and the lines that a pasted block adds: what was answered of a changed cell is asked again. */
export function writeCells(
  one: ClassImport,
  edits: readonly Written[],
  added: readonly Readonly<Record<string, string>>[],
): ClassImport {
  const ofLine = Map.groupBy(edits, ({ rowId }) => rowId);
  const lines = one.lines.map((line) => {
    const mine = (ofLine.get(line.id) ?? []).filter(
      ({ column, value }) =>
        CHAMPS_FICHIER.some((champ) => champ === column) && line.values[column as ChampFichier] !== value,
    );
    if (mine.length === 0) return line;
    const changed = mine.map(({ column }) => column);
    return {
      ...line,
      values: {
        ...line.values,
        ...Object.fromEntries(mine.map(({ column, value }) => [column, value.slice(0, LONGEST_VALUE)])),
      },
      choix: changed.some((column) => IDENTITE.includes(column)) ? null : line.choix,
      vus: line.vus.filter((vu) => !changed.some((column) => vu.startsWith(`${column}:`))),
    };
  });
  const room = Math.max(0, IMPORT_LIMITS.lignes - lines.length);
  return { ...one, lines: [...lines, ...added.slice(0, room).map(lineOf)] };
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
  const values = new Map(
    valuesOf(
      ofFile.map(({ cells }) => cells),
      colonnes,
      today,
    ).map((fresh, index) => [ofFile[index]?.id, fresh]),
  );
  return {
    ...one,
    colonnes,
    lines: one.lines.map((line) => {
      const fresh = values.get(line.id);
      if (fresh === undefined) return line;
      const kept = Object.fromEntries(changed.map((other) => [other, fresh[other]]));
      return { ...line, values: { ...line.values, ...kept }, choix: null, vus: [] };
    }),
  };
}

/** The import with one line changed, or taken out when nothing is left of it: its place is then free for another. */
export function withLine(one: ClassImport, id: string, change: (line: ImportLine) => ImportLine | null): ClassImport {
  const lines = one.lines.flatMap((line) => (line.id === id ? (change(line) ?? []) : line));
  return {
    ...one,
    lines,
    chosen: lines.length < one.lines.length ? one.chosen.filter((other) => other !== id) : one.chosen,
  };
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
