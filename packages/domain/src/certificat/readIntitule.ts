import { blocsOf } from './blocsOf.ts';
import type { LigneLue } from './DocumentLu.ts';
import { fold, type Lecture, LU, NON_LU, readOtherwise } from './readNom.ts';

/** How a niveau may be written, none when its title is not known; and the titles of all niveaux. */
export type TitresAttendus = { readonly titres: readonly string[]; readonly autresTitres: readonly string[] };

/** Reads the title of the niveau on a page; only that of another niveau is read otherwise: a title may have changed since (C40, C1022). */
export function readIntitule(lignes: readonly LigneLue[], { titres, autresTitres }: TitresAttendus): Lecture {
  const text = fold(
    blocsOf(lignes)
      .map(({ texte }) => texte)
      .join(' '),
  );
  // A title may begin with another: only the longest counts.
  const found: string[] = [];
  for (const titre of [...titres, ...autresTitres].toSorted((one, other) => other.length - one.length)) {
    const folded = fold(titre);
    const isWithin = found.some((longer) => fold(longer).includes(folded) && fold(longer) !== folded);
    if (folded !== '' && text.includes(folded) && !isWithin) found.push(titre);
  }
  if (found.some((one) => titres.some((titre) => fold(titre) === fold(one)))) return LU;
  const [wrong] = found;
  return wrong === undefined || titres.length === 0 ? NON_LU : readOtherwise(wrong);
}
