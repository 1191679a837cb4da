import { type Column, type FileName, fileOf, FILES } from './FILES.ts';
import type { Finding, Row } from './Finding.ts';
import { readCell } from './readCell.ts';
import type { RawRow } from './readRows.ts';
import { ROW_RULES } from './rowRules.ts';
import type { Seen } from './Seen.ts';

/** What a row holds, null when a fault keeps it from being written; `asked` are the former rows that no file here holds. */
export type Judged = {
  readonly row: Row | null;
  readonly findings: readonly Finding[];
  readonly asked: readonly { readonly column: Column; readonly value: string }[];
};

/** What a judgement knows: the day, and the rows seen before. */
export type Judging = { readonly today: string; readonly seen: Seen };

/** Where each column stands in a file: a spreadsheet may write some that have no name and hold nothing. */
export type Places = {
  readonly of: ReadonlyMap<string, number>;
  readonly nameless: readonly number[];
  readonly width: number;
};

/** A heading that is none may be a whole file. */
const LONGEST_SHOWN = 60;

const DOUBLES = {
  compte: [
    'même nom',
    'Si c’est une seule personne, gardez une ligne et remplacez partout l’autre identifiant par le sien ; si ce sont deux personnes, ne changez rien',
  ],
  personne: [
    'même nom et même naissance, quand elle est dite,',
    'Si c’est une seule personne, gardez une ligne et remplacez partout l’autre identifiant par le sien ; si ce sont deux personnes, ne changez rien',
  ],
  entite: [
    'même nom et même code postal',
    'Si c’est une seule entité, gardez une ligne et remplacez partout l’autre identifiant ; sinon ne changez rien',
  ],
  certificat: [
    'même titulaire, même habilitation et même jour',
    'Si c’est un doublon, retirez une ligne ; sinon ne changez rien',
  ],
  numero: [
    'même numéro',
    'Les deux sont repris ; ils ne se vérifieront pas par ce numéro, qui ne désigne plus un seul certificat',
  ],
} as const;

function uniqueFindings(file: FileName, row: Row, { seen }: Judging): Finding[] {
  return FILES[file].columns.flatMap(({ name, isUnique }) => {
    const value = row[name];
    if (isUnique !== true || value === null || value === undefined) return [];
    const first = seen.first(file, name, String(value), row.line);
    if (first === row.line) return [];
    const [what, remedy] =
      name === 'identifiant'
        ? [
            `« ${String(value)} » désigne déjà la ligne ${first}`,
            'Si les deux lignes disent la même chose, retirez-en une ; sinon donnez à l’une un autre identifiant, ici et dans les fichiers qui la nomment',
          ]
        : [
            `« ${String(value)} » est déjà à la ligne ${first}`,
            'Cette colonne ne se répète pas : corrigez ou videz l’une des deux cellules',
          ];
    return [{ isFault: true, file, line: row.line, column: name, what, remedy }];
  });
}

function referencesOf(file: FileName, row: Row, { seen }: Judging): Pick<Judged, 'findings' | 'asked'> {
  const named = FILES[file].columns.flatMap((column) => {
    const { name, of } = column;
    const value = row[name];
    return of === undefined || typeof value !== 'string' ? [] : [{ column, of, value, line: seen.lineOf(of, value) }];
  });
  return {
    asked: named.filter(({ line }) => line === undefined),
    findings: named
      .filter(({ of, line }) => of === file && line !== undefined && line >= row.line)
      .map(({ column, line }) => ({
        isFault: true,
        file,
        line: row.line,
        column: column.name,
        what: line === row.line ? 'la ligne se nomme elle-même' : `la ligne nommée, ${String(line)}, vient plus bas`,
        remedy: line === row.line ? 'Videz la cellule' : 'Placez la ligne nommée avant celle-ci',
      })),
  };
}

/** A stagiaire under the identifier of a person whom the row does not name: only one of the two can keep it. */
function namesakeOfPersonne(file: FileName, row: Row, { seen }: Judging): Finding[] {
  const first =
    file === 'stagiaires' && row['personne'] === null
      ? seen.lineOf('personnes', String(row['identifiant']))
      : undefined;
  if (first === undefined) return [];
  const what = `la personne de la ligne ${first} de ${fileOf('personnes')} a le même identifiant`;
  const remedy =
    'Si c’est elle, écrivez-le aussi dans la colonne personne ; sinon le stagiaire aura ici un autre identifiant';
  return [{ isFault: false, file, line: row.line, column: 'identifiant', what, remedy }];
}

function doubleFindings(file: FileName, row: Row, { seen }: Judging): Finding[] {
  const doubles = seen.doublesOf(file, row).map(({ column, first, kind }) => {
    const [what, remedy] = DOUBLES[kind];
    return { isFault: false, file, line: row.line, column, what: `${what} qu’à la ligne ${first}`, remedy };
  });
  const overlapped = file === 'habilitations' ? seen.overlapping(row) : undefined;
  if (overlapped === undefined) return doubles;
  const what = `un même niveau de la même entité court déjà ces jours-là, à la ligne ${overlapped}`;
  // A past that overlaps is taken as it stands.
  const remedy = 'Les deux sont reprises ; si elles courent encore, terminez l’une la veille du début de l’autre';
  return [...doubles, { isFault: false, file, line: row.line, column: 'date_debut', what, remedy }];
}

/** Judges one row of a file: its cells, what they say of each other, what stood before it (C1141, C1142). */
export function judgeRow(file: FileName, { line, cells }: RawRow, places: Places, judging: Judging): Judged {
  const findings: Finding[] = [];
  const values: Record<string, string | number | boolean | null> = {};
  for (const column of FILES[file].columns) {
    const read = readCell(cells[places.of.get(column.name) ?? cells.length] ?? '', column, judging.today);
    if ('value' in read) values[column.name] = read.value;
    else findings.push({ isFault: true, file, line, column: column.name, ...read });
  }
  const strays = [...places.nameless.map((index) => cells[index] ?? ''), ...cells.slice(places.width)];
  if (strays.some((cell) => cell.trim() !== ''))
    findings.push({
      isFault: true,
      file,
      line,
      column: null,
      what: 'une cellule est remplie sous un en-tête vide ou sans en-tête',
      remedy: 'Mettez entre guillemets la cellule qui contient le séparateur, ou nommez sa colonne',
    });
  const row: Row = Object.assign(values, { line });
  // A former identifier counts although its row has a fault: what names it is not another fault.
  const unique = uniqueFindings(file, row, judging);
  if (findings.length > 0) return { row: null, findings: [...findings, ...unique], asked: [] };
  const between = ROW_RULES[file](row).map(([column, what, remedy]) => ({
    isFault: true,
    file,
    line,
    column,
    what,
    remedy,
  }));
  const { asked, findings: named } = referencesOf(file, row, judging);
  const asks = [...namesakeOfPersonne(file, row, judging), ...doubleFindings(file, row, judging)];
  const all = [...unique, ...between, ...named, ...asks];
  return { row: all.some(({ isFault }) => isFault) ? null : row, findings: all, asked };
}

/** Where the columns of a file stand by its heading, and what is wrong with it (C1141). */
export function readHeading(file: FileName, { line, cells }: RawRow): { places: Places; findings: readonly Finding[] } {
  const names = cells.map((cell) =>
    cell
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  );
  const { columns } = FILES[file];
  const at = { isFault: true, file, line };
  const known = new Set(columns.map(({ name }) => name));
  return {
    places: {
      of: new Map(names.map((name, index) => [name, index])),
      nameless: names.flatMap((name, index) => (name === '' ? [index] : [])),
      width: names.length,
    },
    findings: [
      ...names
        .filter((name) => name !== '' && !known.has(name))
        .map((name) => ({
          ...at,
          column: name.slice(0, LONGEST_SHOWN),
          what: 'cette colonne n’est pas connue',
          remedy: `Retirez-la, ou donnez-lui l’un de ces noms : ${[...known].join(', ')}`,
        })),
      ...names
        .filter((name, index) => name !== '' && names.indexOf(name) < index)
        .map((name) => ({
          ...at,
          column: name,
          what: 'cette colonne est là deux fois',
          remedy: 'Retirez l’une des deux',
        })),
      ...columns
        .filter(({ name, isRequired }) => isRequired === true && !names.includes(name))
        .map(({ name }) => ({
          ...at,
          column: name,
          what: 'cette colonne manque',
          remedy: `Ajoutez-la à ${fileOf(file)} : elle est nécessaire`,
        })),
    ],
  };
}
