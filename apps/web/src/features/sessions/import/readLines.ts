import { dateColumn } from './dateColumn.ts';
import type { Doute } from './Doute.ts';
import type { Colonnes } from './guessColumns.ts';
import { CHAMPS_FICHIER, type ChampFichier } from './headings.ts';
import { nameOf } from './splitName.ts';

/** A value longer than this is of no field; the call takes no more. */
export const LONGEST_VALUE = 200;

export const NOTHING: Readonly<Record<ChampFichier, string>> = {
  nom: '',
  prenom: '',
  naissance: '',
  habilisId: '',
  courriel: '',
  classe: '',
};

/** What a line says, and what a person is to look at. */
type ReadLine = { readonly values: Record<ChampFichier, string>; readonly doutes: readonly Doute[] };
type Reading = { readonly lines: readonly ReadLine[]; readonly isMonthFirst: boolean };
type Column = { readonly values: readonly string[]; readonly doutes: readonly (Doute | null)[] };

/** A real date of a workbook, in another column than that of births, as it is shown. */
const shownDate = (cell: string): string => cell.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');

/** Values of one column of the file as a field shows them: dates in one form, names without civility. */
function readColumn(cells: readonly string[], champ: Exclude<ChampFichier, 'naissance'>): Column {
  if (champ !== 'nom' && champ !== 'prenom') return { values: cells.map(shownDate), doutes: [] };
  const names = cells.map((cell) => nameOf(cell, champ));
  return {
    values: names.map(({ name }) => name),
    doutes: names.map(({ isSure }, at) => (isSure ? null : { champ, raison: 'autre-nom', texte: cells[at] ?? '' })),
  };
}

/** What each line says, read from the columns; `isWorkbook` where dates may be real ones. */
export function readLines(
  cells: readonly (readonly string[])[],
  colonnes: Colonnes,
  { today, isWorkbook }: { readonly today: string; readonly isWorkbook: boolean },
): Reading {
  const lines = cells.map(() => ({ values: { ...NOTHING }, doutes: [] as Doute[] }));
  let isMonthFirst = false;
  for (const champ of CHAMPS_FICHIER) {
    const at = colonnes[champ];
    if (at === undefined) continue;
    const column = cells.map((line) => (line[at] ?? '').slice(0, LONGEST_VALUE));
    let read: Column;
    if (champ === 'naissance') {
      const dates = dateColumn(column, today, isWorkbook);
      ({ isMonthFirst } = dates);
      read = {
        values: dates.values,
        doutes: dates.doubts.map((isDoubtful, line) =>
          isDoubtful ? { champ, raison: 'jour-mois', texte: shownDate(column[line] ?? '') } : null,
        ),
      };
    } else read = readColumn(column, champ);
    for (const [index, line] of lines.entries()) {
      line.values[champ] = read.values[index] ?? '';
      const doute = read.doutes[index];
      if (doute) line.doutes.push(doute);
    }
  }
  return { lines, isMonthFirst };
}
