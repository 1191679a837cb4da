/** Words that count, of given names and of the name: more would only make the QR code larger. */
const MOST_WORDS = 2;

/** The first letter of each word, as a capital; a letter of any alphabet, with its marks. */
function lettersOf(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, MOST_WORDS);
  // Upper case may be several letters (ß is SS): the first stands for them.
  return words.map((word) => /^\p{L}\p{M}*/u.exec(word.toLocaleUpperCase('fr'))?.[0] ?? '').join('');
}

/** The initials of a person, given names then name: « A R », « JP D », of two words at most each (decision 0089). */
export const initialsOf = ({ prenom, nom }: { readonly prenom: string; readonly nom: string }): string =>
  [lettersOf(prenom), lettersOf(nom)].filter((letters) => letters !== '').join(' ');
