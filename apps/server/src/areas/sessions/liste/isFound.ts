import { cleanName } from '@habilis/domain/clean-text/cleanName';
import { type RawBuilder, sql } from 'kysely';
import { beginsWord, searchWords } from '../../../platform/lists/searchWords.ts';
import { wordsOf } from '../../../platform/lists/wordsOf.ts';
import { heldCadre } from '../../habilitations/habilitation/cadres.ts';

/** The beginning of a session's number, with or without its strokes and the zeros of its rank. */
const NUMERO = /^s[\s-]*(\d{4})(?:[\s-]*(\d{1,6}))?$/iu;

/**
 * The words of a session begin with a space each, those of a stagiaire after a bar (decision 0083). Every typed word begins one of the
 * session's or of the same stagiaire's: two stagiaires are never taken for one.
 */
function isOfOne(parts: readonly string[]): RawBuilder<boolean> {
  const holds = sql<boolean>`session_certification.recherche like all (${parts}::text[])`;
  return sql<boolean>`(${holds} and exists (
    select from unnest(string_to_array(session_certification.recherche, '|')) mots
    where split_part(session_certification.recherche, '|', 1) || mots like all (${parts}::text[])))`;
}

/**
 * The sessions that what is typed finds: by the beginning of their number, else by words; null when nothing is typed, signs alone find nothing
 * (SC801). `within` is what `cadresOf` gives.
 */
export function isFound(typed: string | undefined, within: readonly RawBuilder<unknown>[]): RawBuilder<boolean> | null {
  const [numero, annee = '', rang = ''] = NUMERO.exec(cleanName(typed ?? '')) ?? [];
  if (numero !== undefined) {
    const ranks = [...new Set([`${rang}%`, ...(rang === '' ? [] : [rang.padStart(6, '0')])])];
    const beginnings = ranks.map((rank) => `S-${annee}-${rank}`);
    const numeros = beginnings.map((one) => sql`session_certification.numero collate "C" like ${one}`);
    return sql<boolean>`(${sql.join(numeros, sql` or `)})`;
  }
  const words = wordsOf(typed);
  if (words.length === 0) return (typed ?? '').trim() === '' ? null : sql<boolean>`false`;
  const inRow = words.length > 1 ? isOfOne(words.map(beginsWord)) : undefined;
  const beside = heldCadre('session_certification');
  return searchWords('session_certification.recherche', words, { inRow, beside, within });
}
