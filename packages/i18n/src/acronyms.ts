import type { MessageKey } from '../compiled/MessageKey.ts';

type AcronymIn<K extends MessageKey> = K extends `termes.sigle.${infer A}` ? A : never;
/** Letters that the product explains. */
export type Acronym = AcronymIn<MessageKey>;

/** The acronyms that are explained, in the order of their list. */
export const ACRONYMS: readonly Acronym[] = [
  '2S',
  'APS',
  'ASD',
  'Carsat',
  'CATEC',
  'CGSS',
  'CNH',
  'Cramif',
  'IBC',
  'MAC',
  'PRAP',
  'SIRET',
  'SS4',
  'SST',
  'Urssaf',
];

const KNOWN = new RegExp(`(?<![\\p{L}\\p{N}])(${ACRONYMS.join('|')})(?![\\p{L}\\p{N}])`, 'u');

/** A text in parts, in order: words, and each known acronym the first time that it stands there as a word. */
export function acronymParts(text: string): readonly (string | { readonly acronym: Acronym })[] {
  const told = new Set<string>();
  return text
    .split(KNOWN)
    .map((part, index) => {
      const acronym = index % 2 === 1 && !told.has(part) ? ACRONYMS.find((one) => one === part) : undefined;
      told.add(part);
      return acronym === undefined ? part : { acronym };
    })
    .filter((part) => part !== '');
}
