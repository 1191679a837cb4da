import { cleanName } from '../clean-text/cleanName.ts';
import { cleanNumber } from '../clean-text/cleanNumber.ts';

/** Fewest letters and digits to search by. */
const LEAST_TYPED = 2;

/** What is searched by: letters without their accents, and digits. */
const SEARCHED = /[a-z0-9œæ]/giu;

/** Digits alone: a SIREN, a SIRET or the beginning of one. */
const DIGITS = /^\d[\d\s]*$/u;
const HABILIS_ID = /^[a-z]{3}\s+\d{5}$/iu;
/** The number of a demande; without its prefix, a sign stands between year and rank. */
const NUMERO = /^(?:(D[AH])[\s-]*(\d{4})[\s-]*(\d*)|(\d{4})[\s-]+(\d+))$/iu;

/** What is searched for in the header. */
export type Recherche = {
  /** Words; digits and identifiers without the spaces between them (DX932). */
  readonly texte: string;
  /** Beginnings of the number of a demande, when that is what was typed (DX931). */
  readonly numeros: readonly string[];
};

/** Beginnings of numbers, such as `DA-2026-0217`: both kinds without a prefix, the rank with its zeros or without. */
function numerosOf(typed: string): string[] {
  const read = NUMERO.exec(typed);
  if (read === null) return [];
  const [, prefixe, year = '', rank = '', bareYear = '', bareRank = ''] = read;
  const annee = year || bareYear;
  const kinds = prefixe === undefined ? ['DA', 'DH'] : [prefixe.toUpperCase()];
  const rang = rank || bareRank;
  const rangs = rang === '' ? [''] : new Set([rang, rang.padStart(4, '0')]);
  return kinds.flatMap((kind) => [...rangs].map((one) => `${kind}-${annee}-${one}`));
}

/** What was typed in the search of the header; null when it has fewer than two letters or digits (DX930). */
export function readRecherche(typed: string): Recherche | null {
  const trimmed = cleanName(typed);
  const signs = trimmed.normalize('NFD').match(SEARCHED);
  if (signs === null || signs.length < LEAST_TYPED) return null;
  const isJoined = DIGITS.test(trimmed) || HABILIS_ID.test(trimmed);
  return { texte: isJoined ? cleanNumber(trimmed) : trimmed, numeros: numerosOf(trimmed) };
}
