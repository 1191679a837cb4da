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

/** A day in a text: its ISO date, and what the text says before it. */
export type DateLue = { readonly date: string; readonly avant: string };

/** A text without marks, capitals and rows of spaces, to find words in it. */
export const sansMarques = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/gu, ' ').toLowerCase();

function isoOf(year: string, month: number, day: string): string | null {
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date) ? date : null;
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
export function datesLues(texte: string): DateLue[] {
  const text = sansMarques(texte);
  return FORMS.flatMap(([form, read]) =>
    [...text.matchAll(form)].flatMap((match) => {
      const date = read(match.slice(1));
      return date === null ? [] : [{ date, debut: match.index }];
    }),
  )
    .toSorted((one, other) => one.debut - other.debut)
    .map(({ date, debut }) => ({ date, avant: text.slice(0, debut) }));
}
