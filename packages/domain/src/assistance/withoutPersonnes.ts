import { foldName } from '../clean-text/foldName.ts';

/** Somebody whom a public text must not name. */
export type Personne = { readonly nom: string; readonly prenom: string };

const HIDDEN = '[…]';

/** The first part may hold an apostrophe; `(at)` is written against machines, and people read it. */
const MAIL = /(?<![^\s<>()"«»,;:])[^\s<>()"«»,;:]+[^\S\n]?(?:@|\(at\)|\[at\])[^\S\n]?[^\s<>()"«»'’,;:]*[\p{L}\p{N}]/giu;
const WEB =
  /(?<![\p{L}\p{N}.-])(?:(?:https?:\/\/|www\.)|(?:[\p{L}\p{N}-]+\.)+(?:com|eu|fr|net|org)(?![\p{L}\p{N}-]))(?:\S*[\p{L}\p{N}/])?/giu;

const STREET =
  /(?<!\p{N})\d{1,4}(?:\s?(?:bis|ter|quater))?,?\s(?:rue|avenue|av\.|boulevard|bd|allées?|chemin|impasse|quai|square|faubourg)\s[^,;.!?\n]*/giu;
/** Words that are not of addresses alone: « 1 place reste », « 2 cours ». */
const SQUARE =
  /(?<!\p{N})\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:[Pp]lace|PLACE|[Cc]ours|COURS|[Rr]oute|ROUTE)\s(?:d\S{1,2}\s(?:la\s|l[’'])?)?\p{Lu}[^,;.!?\n]*/gu;
const TOWN = /(?<![\p{L}\p{N}])\d{5}[^\S\n]+\p{Lu}[\p{L}’'-]*(?:[^\S\n]+\p{Lu}[\p{L}’'-]*)*/gu;

/** What follows « Madame » is a name, whoever it is. */
const CALLED =
  /(?<=(?<![\p{L}\p{N}])(?:M|MM|Mr|Mme|MME|Mmes|Mlle|Dr|Me|Madame|MADAME|Mademoiselle|Monsieur|MONSIEUR|Docteur|Maître)\.?[^\S\n])(?:(?:[^\S\n]|d[’']|(?:d[eu]s?|la|le|van|von|ben|el)[^\S\n])*(?:\p{Lu}\.|\p{Lu}[\p{L}’'-]*))+/gu;

/** Identifiers of people, then numbers of habilitations, demandes, messages and sessions, in any case and with other signs between their parts. */
const PLATFORM = [
  /(?<![\p{L}\p{N}])(?:[A-Z]{3}[^\S\n]|[A-Za-z]{3})\d{5}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])\d+\s?\/\s?\d{4}\s?\/\s?[\p{L}\p{N}-]+(?:\s?\/\s?\d+)?/gu,
  /(?<![\p{L}\p{N}])(?:D[AH]|AS|S)[\s\p{Dash}/_]{0,3}\d{4}[\s\p{Dash}/_]{1,3}\d+/giu,
];
/** Codes of certificats; words too may be joined by hyphens, or be four letters long: in small letters or apart a figure tells a code. */
const CODES = [
  /(?<![\p{L}\p{N}])(?:[A-Z\d]{4}\p{Dash}){2}[A-Z\d]{4}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])(?=[A-Za-z\p{Dash}]{0,13}\d)(?:[A-Za-z\d]{4}\p{Dash}?){2}[A-Za-z\d]{4}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])(?=[A-Z\s]{0,13}\d)(?:[A-Z\d]{4}[^\S\n]){2}[A-Z\d]{4}(?![\p{L}\p{N}])/gu,
];
/** Bounds keep a long text without figures quick. Capitals and at least four figures, as of a certificat; what follows « n° »; eight figures and more, as a SIRET or a telephone. */
const NUMBERS = [
  /(?<![\p{L}\p{N}])[A-Z]{2}[A-Z\d/\p{Dash}]{0,30}\d{4,}/gu,
  /(?<=n[°º][^\S\n]?)\d{3,}/giu,
  /\+?\d(?:[^\S\n]{0,2}[()./\p{Dash}]?[^\S\n]{0,2}[()./\p{Dash}]?\d){7,}/gu,
];
/** From what may hold another to what it holds. */
const TELLING = [MAIL, WEB, CALLED, STREET, SQUARE, ...PLATFORM, ...CODES, ...NUMBERS, TOWN];

/** Words within names that stand everywhere in a text. */
const COMMON = new Set(['den', 'der', 'des', 'les', 'van', 'von']);
const LEAST_LETTERS = 2;

/** A folded name as it may be written: with accents or ligatures or without, its words apart, joined or with a hyphen. */
const writtenAs = (name: string): string =>
  name
    .replaceAll('oe', 'œ')
    .replaceAll('ae', 'æ')
    .replaceAll(/\p{L}/gu, String.raw`$&\p{M}*`)
    .replaceAll(/œ|æ/gu, (both) => (both === 'œ' ? String.raw`(?:œ|o\p{M}*e)` : String.raw`(?:æ|a\p{M}*e)`))
    .replaceAll(' ', String.raw`[\s\p{Dash}’'.]{0,2}`);

/** These people's names, and the words of a compound one, which is often shortened. */
const namesOf = (persons: readonly Personne[]): string[] =>
  persons.flatMap(({ nom, prenom }) => {
    const words = [nom, prenom].flatMap((name) => foldName(name).split(' '));
    return [
      ...[`${prenom} ${nom}`, `${nom} ${prenom}`, nom, prenom].map(foldName),
      ...words.filter((word) => word.length > LEAST_LETTERS && !COMMON.has(word)),
    ];
  });

/** A text without the names of these people nor of whom it calls « Madame », nor addresses and numbers that tell who is meant (AS25). */
export function withoutPersonnes(text: string, persons: readonly Personne[]): string {
  let bare = text.normalize('NFC');
  for (const telling of TELLING) bare = bare.replaceAll(telling, HIDDEN);
  const names = namesOf(persons)
    .filter((name) => name.length >= LEAST_LETTERS)
    // The longer first, so that no part of a name is left beside its sign.
    .toSorted((one, other) => other.length - one.length);
  if (names.length === 0) return bare;
  const any = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${names.map(writtenAs).join('|')})(?!\p{L})`, 'giu');
  return bare.normalize('NFD').replaceAll(any, HIDDEN).normalize('NFC');
}
