import { addDays } from '../date/addDays.ts';
import { addMonths } from '../date/addMonths.ts';
import { daysBetween } from '../date/daysBetween.ts';

const MOIS = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
];

/** A day in a text: its ISO date, and what the text says before and after it. */
export type DateLue = { readonly date: string; readonly avant: string; readonly apres: string };

/** A text without marks, capitals and rows of spaces, to find words in it. */
export const withoutMarks = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/gu, ' ').toLowerCase();

function isoOf(year: string, month: number, day: string): string | null {
  if (month < 1 || month > 12 || !/^(?:19|20|21)/.test(year)) return null;
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const rank = Number(day);
  return rank >= 1 && rank <= daysBetween(first, addMonths(first, 1)) ? addDays(first, rank - 1) : null;
}

const FORMS: readonly (readonly [RegExp, (parts: readonly string[]) => string | null])[] = [
  [
    /(?<!\d)(\d{1,2}) ?[/.-] ?(\d{1,2}) ?[/.-] ?(\d{4})(?!\d)/g,
    ([day = '', month = '', year = '']) => isoOf(year, Number(month), day),
  ],
  [/(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g, ([year = '', month = '', day = '']) => isoOf(year, Number(month), day)],
  [
    new RegExp(`(?<!\\d)(\\d{1,2})(?:er)? (${MOIS.join('|')}) (\\d{4})(?!\\d)`, 'g'),
    ([day = '', month = '', year = '']) => isoOf(year, MOIS.indexOf(month) + 1, day),
  ],
];

/** The days that a text names: 12/06/2028, 12.06.2028, 2028-06-12, 12 juin 2028; what is no day of the calendar is left out. */
export function datesIn(texte: string): DateLue[] {
  const text = withoutMarks(texte);
  return FORMS.flatMap(([form, read]) =>
    [...text.matchAll(form)].flatMap((match) => {
      const date = read(match.slice(1));
      return date === null ? [] : [{ date, debut: match.index, fin: match.index + match[0].length }];
    }),
  )
    .toSorted((one, other) => one.debut - other.debut)
    .map(({ date, debut, fin }) => ({ date, avant: text.slice(0, debut), apres: text.slice(fin) }));
}
