import { foldName } from '../clean-text/foldName.ts';
import { cleDeNom } from './cleDeNom.ts';

/** Who is compared. */
export type Personne = { readonly nom: string; readonly prenom: string; readonly dateNaissance: string | null };

/** Why two people may be one: the same in all, names alike, the other order of names, a birth date alike, or one unknown. */
export const RAISONS_PROCHE = ['IDENTIQUE', 'NOM_PROCHE', 'NOMS_INVERSES', 'DATE_PROCHE', 'DATE_ABSENTE'] as const;
export type RaisonProche = (typeof RAISONS_PROCHE)[number];

/** The edits between two words, a swap of neighbours counting as one; stops at `most` + 1. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const [a, b] = [[...one], [...other]];
  let before: number[] = [];
  let last = b.map((_, index) => index + 1);
  last.unshift(0);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      // Before the first letter there is none, and it equals no other.
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      line.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, line];
  }
  return last[b.length] ?? 0;
}

/** Short names bear one slip, longer ones two. */
const mostEdits = (letters: number): number => (letters < 5 ? 1 : 2);
const isAlike = (one: string, other: string): boolean => {
  const most = mostEdits(Math.min(one.length, other.length));
  return distance(one, other, most) <= most;
};

/** A date with its parts in one order, so that day and month swapped compare as the same; no year has two digits. */
const unordered = (date: string): string => date.split('-').toSorted().join('-');

/** A birth date with one digit or the order of day and month wrong. */
const isDateAlike = (one: string, other: string): boolean =>
  unordered(one) === unordered(other) || distance(one, other, 1) <= 1;

/** Why two people may be one person, null when they are not taken for it (SC23). */
export function raisonProche(one: Personne, other: Personne): RaisonProche | null {
  const [nom, prenom] = [foldName(one.nom), foldName(one.prenom)];
  const [otherNom, otherPrenom] = [foldName(other.nom), foldName(other.prenom)];
  const isSameName = nom === otherNom && prenom === otherPrenom;
  const isSwapped = !isSameName && cleDeNom(one.nom, one.prenom) === cleDeNom(other.nom, other.prenom);
  if (one.dateNaissance === null || other.dateNaissance === null)
    return isSameName || isSwapped ? 'DATE_ABSENTE' : null;
  if (one.dateNaissance === other.dateNaissance) {
    if (isSameName) return 'IDENTIQUE';
    if (isSwapped) return 'NOMS_INVERSES';
    return isAlike(nom, otherNom) && isAlike(prenom, otherPrenom) ? 'NOM_PROCHE' : null;
  }
  return (isSameName || isSwapped) && isDateAlike(one.dateNaissance, other.dateNaissance) ? 'DATE_PROCHE' : null;
}

/** Those of some people who may be one, the surest reason first; who is the same in all stands apart from them. */
export function prochesDe<P extends Personne>(
  one: Personne,
  known: readonly P[],
): {
  readonly identiques: readonly P[];
  readonly proches: readonly { readonly qui: P; readonly raison: RaisonProche }[];
} {
  const judged = known.flatMap((qui) => {
    const raison = raisonProche(one, qui);
    return raison === null ? [] : [{ qui, raison }];
  });
  const rank = (raison: RaisonProche): number => RAISONS_PROCHE.indexOf(raison);
  return {
    identiques: judged.filter(({ raison }) => raison === 'IDENTIQUE').map(({ qui }) => qui),
    proches: judged
      .filter(({ raison }) => raison !== 'IDENTIQUE')
      .toSorted((first, second) => rank(first.raison) - rank(second.raison)),
  };
}

/** The first letters of somebody who may be the one, in place of the names (SC23). */
export const initialesDe = ({ nom, prenom }: Personne): string =>
  [prenom, nom].map((name) => `${[...name.trim()][0]?.toUpperCase() ?? ''}.`).join(' ');
