import { type Bloc, blocsOf, etiquetteDe, texteDe } from './blocsOf.ts';
import type { LigneLue } from './DocumentLu.ts';
import { initialsOf } from './initialsOf.ts';

type Titulaire = { readonly prenom: string; readonly nom: string };
/** Whose certificat it is: initials are signed, the server tells the name. */
export type NomAttendu = {
  readonly initiales: string;
  readonly titulaire: Titulaire | null;
  readonly raisonSociale: string | null;
};
/** Whether a fact was read as it is signed, or what the document says instead; neither when it is not sure. */
export type Lecture = { readonly isRead: boolean; readonly autre: string | null };
export const LU: Lecture = { isRead: true, autre: null };
export const NON_LU: Lecture = { isRead: false, autre: null };
export const readOtherwise = (autre: string): Lecture => ({ isRead: false, autre });

/** Letters and digits alone: spaces, marks, hyphens and capitals are no difference, nor where a word ends (ς). */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLocaleUpperCase('fr')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const wordsOf = (texte: string): string[] => texte.trim().split(/\s+/u);
const NAME_WORD = /^\p{Lu}[\p{L}\p{M}'’.-]*$/u;
const PARTICLE = /^(?:de|du|des|la|le|les|van|von|der|den|da|do|dos|di|el|al|ben|bin)$/u;
const CAPITALS = /^\p{Lu}[\p{Lu}\p{M}'’-]+$/u;
const MOST_WORDS = 9;

/** Whether a text looks like a person's name: words with capitals, a family name in capitals among them. */
function isName(texte: string): boolean {
  const words = wordsOf(texte);
  const isWritten = words.every((word) => NAME_WORD.test(word) || PARTICLE.test(word));
  return words.length >= 2 && words.length <= MOST_WORDS && isWritten && words.some((word) => CAPITALS.test(word));
}

/** Whether words may be given names and a name with these initials, wherever one ends and the other begins. */
function hasInitials(texte: string, initiales: string): boolean {
  const words = wordsOf(texte);
  return words.some((_, at) => {
    const [before, after] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    return [initialsOf({ prenom: before, nom: after }), initialsOf({ prenom: after, nom: before })].includes(initiales);
  });
}

/** Letters that papers can write: any other has a sign in its place. */
const WRITTEN = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\P{L}]*$/u;
/** Whether papers can write every letter of a name. */
export const isWritten = (name: string): boolean => WRITTEN.test(name);

/** Whether a text is that name, either way round, after words such as « Madame ». */
function isHim(texte: string, { prenom, nom }: Titulaire): boolean {
  const names = [fold(`${prenom}${nom}`), fold(`${nom}${prenom}`)];
  const words = wordsOf(texte);
  return words.some((_, at) => {
    const before = words.slice(0, at);
    const isBare = before.every((word) => !NAME_WORD.test(word) || /^(?:m|mme|madame|monsieur)\.?$/i.test(word));
    return isBare && names.includes(fold(words.slice(at).join(' ')));
  });
}

const HOLDER = /(?:(?:delivree?|decernee?|attribuee?|remise?) a|certifie que|obtenue? par|titulaire)(?: ?:)? ?$/;
const HOLDER_WITHIN =
  /^.*(?:(?:[Dd]élivrée?|[Dd]écernée?|[Aa]ttribuée?|[Rr]emise?) à|[Cc]ertifie que|[Oo]btenue? par|[Tt]itulaire)(?:\s?:)? (?=\p{Lu})/u;

/** The texts that stand where the holder's name is announced; of several lines, as many as may be the name. */
const announced = (lignes: readonly LigneLue[], blocs: readonly Bloc[]): string[] =>
  blocs.flatMap((bloc) => {
    const texte = bloc.texte.normalize('NFC');
    const within = HOLDER_WITHIN.exec(texte);
    if (within !== null) return [texte.slice(within[0].length)];
    if (!HOLDER.test(etiquetteDe(lignes, bloc.lignes[0]))) return [];
    return bloc.lignes.map((_, at) => texteDe(bloc.lignes.slice(0, at + 1)));
  });

/** What stands on one line of the page, in places of its own. */
const rangees = (lignes: readonly LigneLue[]): string[] =>
  lignes.map(({ y }) =>
    lignes
      .filter((other) => Math.abs(other.y - y) < 1)
      .toSorted((one, other) => one.x - other.x)
      .map(({ texte }) => texte)
      .join(' '),
  );

const sizeOf = ({ lignes: [{ taille }] }: Bloc): number => taille;

/** The last lines of texts that are no name: a title above letters as large as its own is read as one text with them. */
const tailsOf = (blocs: readonly Bloc[]): Bloc[] =>
  blocs
    .filter(({ texte }) => !isName(texte))
    .flatMap(({ lignes: [, ...below] }) =>
      below.map((first, at) => ({ lignes: [first, ...below.slice(at + 1)], texte: texteDe(below.slice(at)) }) as const),
    );

/** Reads the holder's name on a page: where it is announced, else in the largest letters (C40). */
export function readNom(lignes: readonly LigneLue[], { initiales, titulaire, raisonSociale }: NomAttendu): Lecture {
  if (titulaire === null && initiales === '') return NON_LU;
  const isRight = (texte: string) => (titulaire === null ? hasInitials(texte, initiales) : isHim(texte, titulaire));
  const mayAccuse = titulaire === null || isWritten(titulaire.prenom + titulaire.nom);
  const blocs = blocsOf(lignes);
  const parts = titulaire === null ? [] : [fold(titulaire.prenom), fold(titulaire.nom)];
  const isPart = (texte: string) => parts.includes(fold(texte));
  const there = announced(lignes, blocs);
  if (there.some(isRight)) return LU;
  const [wrong] = there.filter((texte) => /^\p{Lu}/u.test(texte) && !isPart(texte));
  // A model of one's own may show given names and name apart.
  if (wrong !== undefined && wordsOf(wrong).length > 1) {
    return mayAccuse ? readOtherwise(there.findLast(isName) ?? wrong) : NON_LU;
  }
  if (parts.length > 0 && parts.every((part) => lignes.some(({ texte }) => fold(texte) === part))) return LU;
  const isEntite = ({ texte }: Bloc) => raisonSociale !== null && fold(texte) === fold(raisonSociale);
  const names = blocs
    .filter((bloc) => isName(bloc.texte) && !isEntite(bloc))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const [shown] = names;
  if (shown !== undefined && isRight(shown.texte)) return LU;
  const least = shown === undefined ? 0 : sizeOf(shown) - 0.1;
  if (tailsOf(blocs).some((tail) => sizeOf(tail) >= least && isName(tail.texte) && isRight(tail.texte))) return LU;
  if ([...blocs.map(({ texte }) => texte), ...rangees(lignes)].some(isRight)) return NON_LU;
  const largest = Math.max(...lignes.map(({ taille }) => taille));
  // A heading all in capitals is no person.
  const isPerson = shown !== undefined && wordsOf(shown.texte).some((word) => !CAPITALS.test(word));
  return isPerson && mayAccuse && sizeOf(shown) >= largest - 0.1 ? readOtherwise(shown.texte) : NON_LU;
}
