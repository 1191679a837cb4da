/** Latin letters that no accent parts, and what they are read as; `texte_plie` of the database is made from it (0111). */
export const READ_AS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
};

/** Accents and signs that show nothing, as a class of regular expressions takes them, here and in PostgreSQL. */
export const UNREAD =
  '\\u0300-\\u036f\\u00ad\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff';

const UNREAD_SIGNS = new RegExp(`[${UNREAD}]`, 'g');
const READ_OTHERWISE = new RegExp(`[${Object.keys(READ_AS).join('')}]`, 'g');

/** A text for search, order and comparison: in lower case, each letter without its accent. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(UNREAD_SIGNS, '')
    .toLowerCase()
    .replace(READ_OTHERWISE, (letter) => READ_AS[letter] ?? letter);
