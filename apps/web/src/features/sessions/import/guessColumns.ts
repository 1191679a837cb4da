import { isEmail } from '@habilis/domain/identifiant/isEmail';
import { normalizeHabilisId } from '@habilis/domain/identifiant/normalizeHabilisId';
import { frenchDate } from './frenchDate.ts';

/** What a column of a file may hold: a field of a stagiaire, or the class that they are in. */
export const CHAMPS_FICHIER = ['nom', 'prenom', 'naissance', 'habilisId', 'courriel', 'classe'] as const;
export type ChampFichier = (typeof CHAMPS_FICHIER)[number];

/** A file as a table: its headings, or none, and its lines, all as wide. */
export interface ClassTable {
  readonly headings: readonly string[] | null;
  readonly lines: readonly (readonly string[])[];
}

/** The column that each field is read from; a field that is read from none is left out. */
export type Colonnes = Readonly<Partial<Record<ChampFichier, number>>>;

const HEADINGS: Readonly<Record<ChampFichier, readonly string[]>> = {
  nom: [
    'nom',
    'noms',
    'nom de famille',
    'nom d usage',
    'nom usuel',
    'nom de naissance',
    'nom stagiaire',
    'nom du stagiaire',
    'last name',
    'lastname',
    'surname',
    'family name',
  ],
  prenom: [
    'prenom',
    'prenoms',
    'prenom usuel',
    'prenom stagiaire',
    'prenom du stagiaire',
    'first name',
    'firstname',
    'given name',
    'forename',
  ],
  naissance: [
    'date de naissance',
    'date naissance',
    'naissance',
    'ne le',
    'nee le',
    'ne e le',
    'ddn',
    'birth date',
    'birthdate',
    'date of birth',
    'birthday',
    'dob',
  ],
  habilisId: [
    'identifiant',
    'identifiant habilis',
    'habilis',
    'habilis id',
    'id habilis',
    'n habilis',
    'no habilis',
    'numero habilis',
    'identifier',
    'id',
  ],
  courriel: [
    'courriel',
    'mail',
    'mel',
    'email',
    'e mail',
    'adresse mail',
    'adresse email',
    'adresse e mail',
    'adresse electronique',
    'email address',
  ],
  classe: ['classe', 'groupe', 'session', 'n session', 'numero de session', 'class', 'group'],
};
const FULL_NAMES = [
  'nom prenom',
  'nom et prenom',
  'noms et prenoms',
  'noms prenoms',
  'nom complet',
  'stagiaire',
  'stagiaires',
  'participant',
  'participants',
  'full name',
  'name',
];
/** Rows above the headings, such as a title. */
const MOST_TITLES = 10;
/** Lines that are looked at to guess by what they hold, and how many of them must agree. */
const LOOKED_AT = 50;
const AGREEING = 0.6;

/** A heading as it is compared: no accent, no sign, no capital. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The field that a heading names. */
export function champOfHeading(heading: string): ChampFichier | null {
  const plain = plainHeading(heading);
  return CHAMPS_FICHIER.find((champ) => HEADINGS[champ].includes(plain)) ?? null;
}
const isFullName = (heading: string) => FULL_NAMES.includes(plainHeading(heading));
const isKnown = (heading: string) => champOfHeading(heading) !== null || isFullName(heading);

/** The last name and the first names of a whole name: what is in capitals comes first, else the first word. */
export function splitName(whole: string): readonly [nom: string, prenom: string] {
  const words = whole.split(/\s+/).filter(Boolean);
  const isCapital = (word: string) => /\p{L}/u.test(word) && word === word.toUpperCase() && [...word].length > 1;
  const capitals = words.filter(isCapital);
  if (capitals.length > 0 && capitals.length < words.length)
    return [capitals.join(' '), words.filter((word) => !isCapital(word)).join(' ')];
  return [words[0] ?? '', words.slice(1).join(' ')];
}

/** A column of whole names becomes two, when no other column holds them. */
function withNames(table: ClassTable): ClassTable {
  const { headings, lines } = table;
  const whole = headings?.findIndex(isFullName) ?? -1;
  if (headings === null || whole < 0 || headings.some((heading) => champOfHeading(heading) === 'prenom')) return table;
  const spread = (cells: readonly string[], pair: readonly string[]) => cells.toSpliced(whole, 1, ...pair);
  return {
    headings: spread(headings, ['Nom', 'Prénom']),
    lines: lines.map((line) => spread(line, splitName(line[whole] ?? ''))),
  };
}

/** The columns remembered of a heading; null is a column that holds nothing of use. */
export type Memory = ReadonlyMap<string, ChampFichier | null>;

/** Rows of a file as a table: its headings are the row, among the first, that names most fields, by what is known or remembered. */
export function classTable(rows: readonly (readonly string[])[], memory: Memory = new Map()): ClassTable {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const even = rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
  const named = even
    .slice(0, MOST_TITLES)
    .map((row) => row.filter((cell) => isKnown(cell) || memory.has(plainHeading(cell))).length);
  const most = Math.max(0, ...named);
  const at = named.indexOf(most);
  // One known word may be a title; a list of one column is one.
  if (most === 0 || (most === 1 && width > 2)) return { headings: null, lines: even };
  return withNames({ headings: even[at] ?? [], lines: even.slice(at + 1) });
}

const isDate = (cell: string, today: string) =>
  /^\d\d\/\d\d\/\d{4}$/.test(frenchDate(cell, today)) && !/^\d{5}$/.test(cell);

/** What the cells of a column hold, by what most of them look like. */
function looksLike(cells: readonly string[], today: string): ChampFichier | 'texte' | null {
  const filled = cells.filter((cell) => cell !== '');
  const most = (judge: (cell: string) => boolean) => filled.filter(judge).length >= filled.length * AGREEING;
  if (filled.length === 0) return null;
  if (most((cell) => isDate(cell, today))) return 'naissance';
  if (most(isEmail)) return 'courriel';
  if (most((cell) => normalizeHabilisId(cell) !== null)) return 'habilisId';
  return most((cell) => /^[\p{L}\p{M}’'\- .]+$/u.test(cell)) ? 'texte' : null;
}

/** Which column holds which field: as remembered, by its heading, else by what it holds. */
export function guessColumns({ headings, lines }: ClassTable, memory: Memory, today: string): Colonnes {
  const guessed: Partial<Record<ChampFichier, number>> = {};
  const width = headings?.length ?? lines[0]?.length ?? 0;
  const known = Array.from({ length: width }, (_, at) => memory.get(plainHeading(headings?.[at] ?? '')));
  const free = (at: number) => known[at] === undefined && !Object.values(guessed).includes(at);
  for (const [at, champ] of known.entries()) if (champ) guessed[champ] ??= at;
  for (const [at, heading] of (headings ?? []).entries()) {
    const champ = champOfHeading(heading);
    if (champ !== null && free(at)) guessed[champ] ??= at;
  }
  const looked = Array.from({ length: width }, (_, at) =>
    looksLike(
      lines.slice(0, LOOKED_AT).map((line) => line[at] ?? ''),
      today,
    ),
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
