/** A whole name taken apart, and whether its signs leave no doubt. */
export type SplitName = { readonly nom: string; readonly prenom: string; readonly isSure: boolean };

const fold = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const CIVILITE =
  /^(?:m|mm|mr|mrs|ms|miss|mme|mmes|mlle|mlles|mle|melle|monsieur|madame|mademoiselle|dr|docteur|pr|professeur|maitre|me(?=\.))\.?$/;
const isCivilite = (word: string): boolean => CIVILITE.test(fold(word));
/** What is only ever a civility, also after the name: « DURAND Paul (M.) ». */
const isClearCivilite = (word: string): boolean => isCivilite(word) && fold(word) !== 'm';
/** « M.DURAND ». */
const JOINED_CIVILITE = /^(m|mr|mme|mlle|mle|dr)\.(?=\p{L}{2})/iu;
/** What parts a name from another that the same person bears. */
const isOtherName = (word: string): boolean =>
  /^(?:né|née|nee|ép|ép\.|ep\.|épse|epse|épouse|epouse|veuve|vve|div\.|divorcée|dit|dite|alias|ex)[:.]?$/i.test(
    word.normalize('NFC'),
  );
const PARTICLES = new Set(
  'de du des d la le les l van von der den dem ter ten zu da di do dos das del della lo el al ben bin ibn abu ould st'.split(
    ' ',
  ),
);
const isParticle = (word: string): boolean => PARTICLES.has(fold(word).replace(/['’]$/, ''));
/** Particles that are of a French name whatever their case; others may be a given name: « Van Minh ». */
const isFrenchParticle = (word: string): boolean => ['de', 'du', 'des', 'd'].includes(fold(word).replace(/['’]$/, ''));
const isInitials = (word: string): boolean => /^(?:\p{Lu}\.?-?)?\p{Lu}\.?$/u.test(word) && !/^\p{Lu}{2}$/u.test(word);

/** Whether a word is in capitals, as a last name is beside a first name: « d’ESTAING » and « McDONALD » are too. */
function isCapital(word: string): boolean {
  if (isInitials(word)) return false;
  const stem = word.replace(/^(?:[dl]['’]|Mc|Mac|O['’]|[DL]['’])(?=\p{Lu})/u, '');
  return /\p{L}.*\p{L}/u.test(stem) && stem === stem.toUpperCase();
}

const HYPHEN = /^[-\u2010-\u2015]$/;

/** The words of a whole name without civility, brackets and other names; `isPlain` when nothing was left out but a civility. */
function wordsOf(whole: string): { readonly words: readonly string[]; readonly isPlain: boolean } {
  const spaced = whole
    .normalize('NFC')
    .replace(JOINED_CIVILITE, '$1. ')
    .replaceAll(/\s+([-\u2010-\u2015])(?=\S)|(?<=\S)([-\u2010-\u2015])\s+/g, ' $1$2 ')
    .replaceAll(/\((\p{L}+\.?)\)/gu, (bracket, word: string) => (isCivilite(word) ? ' ' : bracket))
    .replaceAll(/[()]/g, ' () ');
  const all = spaced.split(/\s+/).filter(Boolean);
  const hasSmall = all.some(
    (word) => /\p{Ll}/u.test(word) && !isCapital(word) && !isOtherName(word) && !isCivilite(word),
  );
  let isPlain = true;
  const words: string[] = [];
  for (let at = 0; at < all.length; at++) {
    const word = all[at] ?? '';
    if (word === '()') isPlain = false;
    else if (at > 0 && isOtherName(word)) {
      isPlain = false;
      // The other name: its words in capitals, with their particles, else the next word.
      const first = at + 1;
      while (isParticle(all[at + 1] ?? '')) at++;
      at++;
      while (hasSmall && isCapital(all[first] ?? '') && isCapital(all[at + 1] ?? '')) at++;
    } else if (words.length === 0 ? isCivilite(word) : at === all.length - 1 && isClearCivilite(word)) continue;
    // « M. et Mme DURAND » are two.
    else if (isClearCivilite(word) || fold(word) === 'et') isPlain = false;
    else {
      // « Me » without its point may be a given name.
      if (words.length === 0 && fold(word) === 'me' && all.length > 1) isPlain = false;
      words.push(word);
    }
  }
  // A civility alone is all that there is of a name.
  return words.length === 0 && isPlain ? { words: all, isPlain } : { words, isPlain };
}

/** Words parted by a lone hyphen become one name where both are of one case beside words of another; any other lone hyphen parts the two names. */
function withHyphens(words: readonly string[], isMixed: boolean) {
  const joined: string[] = [];
  let parted: number | null = null;
  for (const [at, word] of words.entries()) {
    if (!HYPHEN.test(word)) {
      joined.push(word);
      continue;
    }
    const [before, after] = [joined.at(-1), words[at + 1]];
    if (before === undefined || after === undefined) continue;
    if (isMixed && isCapital(before) === isCapital(after)) {
      // The next word is taken with it.
      joined.push('-');
    } else parted ??= joined.length;
  }
  return { words: joined.join(' ').replaceAll(' - ', '-').split(' '), parted };
}

/** Names of which some words are in capitals: those are the last name, with the particles before them. */
function byCapitals(words: readonly string[]): SplitName {
  const isName = words.map(isCapital);
  let isSure = true;
  for (let at = words.length - 2; at >= 0; at--) {
    const word = words[at] ?? '';
    if (isName[at] === true || isName[at + 1] !== true || !isParticle(word)) continue;
    const isLow = word === word.toLowerCase();
    // « Van LE » has a first name, if nothing else is one.
    if (!isLow && !isFrenchParticle(word)) {
      if (words.every((_, other) => other === at || isName[other] === true)) continue;
      isSure = false;
    }
    isName[at] = true;
  }
  const [first, last] = [isName.indexOf(true), isName.lastIndexOf(true)];
  const nom = words.filter((_, at) => isName[at]);
  const prenom = words.filter((_, at) => !isName[at]);
  const isRun = nom.length === last - first + 1 && (first === 0 || last === words.length - 1);
  // Two capitals may be initials, and a particle at the end belongs to a name that is not in capitals.
  const isShort = nom.join('').length <= 2;
  const endsOpen = isParticle(words.at(-1) ?? '') && isName.at(-1) !== true;
  // « BEN Salah Sami » may have more of its last name, and « VAN Thi Mai » has not.
  const isBare = prenom.length > 1 && nom.every(isParticle);
  const isPlain = isRun && !isShort && !endsOpen && !isBare;
  return { nom: nom.join(' '), prenom: prenom.join(' '), isSure: isSure && isPlain };
}

/** Names that are all of one case: their order is the heading's, and a person is to look at it. */
function byOrder(words: readonly string[], order: 'nom' | 'prenom' | null): SplitName {
  const isLowParticle = (word: string) => isParticle(word) && word === word.toLowerCase();
  const particle = words.findIndex((word, at) => at > 0 && isLowParticle(word));
  let count = 1;
  while (count < words.length && isParticle(words[count - 1] ?? '')) count++;
  const parts = (at: number, isLastFirst: boolean): readonly [string, string] => {
    const [one, other] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    return isLastFirst ? [one, other] : [other, one];
  };
  const isHeaded = isParticle(words[0] ?? '') && words.length > 1;
  // « Anne de Villiers »: what begins with a particle is the last name.
  const [nom, prenom] =
    !isHeaded && particle > 0 && particle < words.length - 1
      ? parts(particle, false)
      : order === 'prenom' && !isHeaded && words.length > 1
        ? parts(words.length - 1, false)
        : parts(count, true);
  return { nom, prenom, isSure: words.length < 2 };
}

function isMixedCase(words: readonly string[]): boolean {
  const named = words.filter((word) => !HYPHEN.test(word) && !isParticle(word));
  return named.some(isCapital) && !named.every(isCapital);
}

/** Signs that part the two names in one cell: « LE GALL/Jean-Marie », « DURAND; Paul ». */
const PARTING = /\s*[/;|\\]\s*/;
/** Signs that no name has: digits of a telephone, the star of a note. */
const NO_NAME = /[^\p{L}\p{M}\s.,()'’‘ʼ´`′\u2010-\u2015-]/u;

/** Two sides of a name, parted by a sign: that in capitals is the last name where the other has none. */
function bySides(sides: readonly string[], order: 'nom' | 'prenom' | null): SplitName {
  const read = sides.map(wordsOf);
  const last = read.findIndex(
    ({ words }) => words.length > 0 && words.every((word) => isCapital(word) || HYPHEN.test(word)),
  );
  const rest = read.filter((_, at) => at !== last);
  const [first] = rest;
  const isClear = last !== -1 && rest.length === 1 && first !== undefined && !first.words.some(isCapital);
  if (!isClear) return { ...splitName(sides.join(' '), order), isSure: false };
  return {
    nom: withHyphens(read[last]?.words ?? [], true).words.join(' '),
    prenom: withHyphens(first.words, true).words.join(' '),
    isSure: first.words.length > 0 && read.every(({ isPlain }) => isPlain),
  };
}

/** The last name and the first names of a whole name; `order` is what its heading says of them. */
export function splitName(whole: string, order: 'nom' | 'prenom' | null = null): SplitName {
  const sides = whole.split(PARTING).filter((side) => side !== '');
  if (sides.length > 1 || (sides.length === 1 && sides[0] !== whole)) {
    return sides.length > 1 ? bySides(sides, order) : splitName(sides[0] ?? '', order);
  }
  const split = splitPlain(whole, order);
  return { ...split, isSure: split.isSure && !NO_NAME.test(whole) };
}

/** Splits a name that no sign but a comma parts. */
function splitPlain(whole: string, order: 'nom' | 'prenom' | null): SplitName {
  const [before = '', ...after] = whole.split(',').map((part) => part.trim());
  if (after.length === 1 && before !== '' && (after[0] ?? '') !== '') {
    const [nom, prenom] = [wordsOf(before), wordsOf(after[0] ?? '')];
    // « DURAND Paul, Jean » has its two names before the comma, and « Paul, DURAND » has them turned.
    const isOne = !isMixedCase(nom.words);
    const isTurned = prenom.words.some(isCapital) && !nom.words.some(isCapital);
    if (isOne && !isTurned)
      return {
        nom: withHyphens(nom.words, true).words.join(' '),
        prenom: withHyphens(prenom.words, true).words.join(' '),
        isSure: nom.isPlain && prenom.isPlain && nom.words.length > 0 && prenom.words.length > 0,
      };
  }
  const hasComma = after.some((part) => part !== '');
  const { words: bare, isPlain } = wordsOf(whole.replaceAll(',', ' '));
  const capitals = bare.filter(isCapital).length;
  const others = bare.filter((word) => !isCapital(word) && !HYPHEN.test(word)).length;
  const isMixed = capitals > 0 && others > 0;
  const { words, parted } = withHyphens(bare, isMixed);
  if (isMixed) {
    const split = byCapitals(words);
    return { ...split, isSure: split.isSure && isPlain && !hasComma };
  }
  if (parted !== null)
    return { nom: words.slice(0, parted).join(' '), prenom: words.slice(parted).join(' '), isSure: false };
  const split = byOrder(words, order);
  return { ...split, isSure: split.isSure && isPlain && !hasComma };
}

/** A name of a column of its own without its civility, and whether it holds no other name of the same person. */
export function nameOf(cell: string, champ: 'nom' | 'prenom'): { readonly name: string; readonly isSure: boolean } {
  const [first = '', ...others] = cell.replace(JOINED_CIVILITE, '$1. ').split(/\s+/);
  // « M » before a first name may be one of its initials.
  const isLed = champ === 'nom' ? isCivilite(first) : isClearCivilite(first);
  const name = isLed && others.length > 0 ? others.join(' ') : cell;
  return { name, isSure: !others.some(isOtherName) && !/[()]/.test(cell) };
}
