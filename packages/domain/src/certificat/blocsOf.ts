import { datesIn, withoutMarks } from './datesIn.ts';
import type { LigneLue } from './DocumentLu.ts';

/** A text as it stands on a page: one line, or several that return. */
export type Bloc = { readonly lignes: readonly [LigneLue, ...LigneLue[]]; readonly texte: string };

/** Distance between the lines of one text at most, in heights of letters. */
const RETURN = 1.6;

/** Whether a line goes on with the text of the one above. */
function isSuite(above: LigneLue, below: LigneLue): boolean {
  const isNear = below.y > above.y && below.y - above.y < above.taille * RETURN;
  const isOver = below.x < above.x + above.largeur && above.x < below.x + below.largeur;
  return isNear && isOver && Math.abs(above.taille - below.taille) < 0.1;
}

/** Lines as one text; what returns after a hyphen has no space there. */
export const texteDe = (lignes: readonly LigneLue[]): string =>
  lignes.reduce((text, { texte }) => (text === '' || /[-–—/]$/u.test(text) ? text + texte : `${text} ${texte}`), '');

/** The texts of a page, lines that return put together. */
export function blocsOf(lignes: readonly LigneLue[]): Bloc[] {
  const blocs: [LigneLue, ...LigneLue[]][] = [];
  for (const ligne of lignes.toSorted((one, other) => one.y - other.y)) {
    const open = blocs.find((bloc) => isSuite(bloc.at(-1) ?? ligne, ligne));
    if (open === undefined) blocs.push([ligne]);
    else open.push(ligne);
  }
  return blocs.map((bloc) => ({ lignes: bloc, texte: texteDe(bloc) }));
}

/** How far a label may be above its value, in heights of letters, and to its left, in points. */
const ABOVE = 2.6;
const LEFT = 160;

/** The words that tell what a line is, above it or else to its left, without marks and capitals; empty when there are none. */
export function etiquetteDe(lignes: readonly LigneLue[], ligne: LigneLue): string {
  const over = lignes
    .filter((other) => other.x < ligne.x + ligne.largeur && ligne.x < other.x + other.largeur && other.y < ligne.y)
    .filter((other) => ligne.y - other.y < ABOVE * Math.max(ligne.taille, other.taille))
    .toSorted((one, other) => other.y - one.y);
  const left = lignes
    .filter((other) => Math.abs(other.y - ligne.y) < ligne.taille / 2 && other.x + other.largeur <= ligne.x + 1)
    .filter((other) => ligne.x - other.x - other.largeur < LEFT)
    .toSorted((one, other) => other.x - one.x);
  const [label] = [...over, ...left];
  return label === undefined || datesIn(label.texte).length > 0 ? '' : withoutMarks(label.texte).trim();
}
