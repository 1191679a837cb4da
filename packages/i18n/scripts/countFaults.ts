const COUNTED = /\{nombre, plural/;
const BEGINS_BY_PRONOUN = /^(Ils?|Elles?|Chacune?)(?=[\s’])/;

/**
 * The texts that say the same of one and of several: « Elle » or « Elles » under a question or a title that counts, a summary of a
 * list of one in the plural. Each key with its text.
 */
export function countFaults(messages: Readonly<Record<string, string>>): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, heading]): [string, string][] => {
    if (/[.-]resume$/.test(key) && heading.includes('{total') && !heading.includes('{total, plural'))
      return [[key, heading]];
    const [, stem] = /^(.+)-(?:question|titre)$/.exec(key) ?? [];
    const under = `${stem}-texte`;
    const text = messages[under];
    if (stem === undefined || text === undefined || !COUNTED.test(heading)) return [];
    return BEGINS_BY_PRONOUN.test(text) ? [[under, text]] : [];
  });
}
