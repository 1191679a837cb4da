import { type Acte, ACTES, DEBUTS_ACTE, type FamilleActe, FAMILLES_ACTE } from './ACTES.ts';

const KNOWN: ReadonlyMap<string, FamilleActe> = new Map(
  FAMILLES_ACTE.flatMap((famille) => ACTES[famille].map((acte): [string, FamilleActe] => [acte, famille])),
);

/** The family of an act: its own, or that of the beginning of its name (rules/people#trail; D1090). */
export function familleOf(acte: Acte): FamilleActe {
  const begun = Object.entries(DEBUTS_ACTE).find(([debut]) => acte.startsWith(debut));
  return KNOWN.get(acte) ?? begun?.[1] ?? 'journal';
}
