import { cleanName } from '@habilis/domain/clean-text/cleanName';
import { debutsDeNumero } from '@habilis/domain/certificat/debutsDeNumero';
import { cleAncienNumero } from '@habilis/domain/certificat/cleAncienNumero';
import { isAncienNumero } from '../etat/isAncienNumero.ts';
import { type RawBuilder, sql } from 'kysely';
import { searchWords } from '../../../platform/lists/searchWords.ts';
import { wordsOf } from '../../../platform/lists/wordsOf.ts';
import { heldCadre } from '../../habilitations/habilitation/cadres.ts';

/** The rank of a number, without its zeros. */
const RANG = /^\d{1,5}$/u;
const DIGITS = 6;

/**
 * The certificats that what is typed finds: by the beginning of their number, else by words of their holder or their rank (C30); null when
 * nothing is typed, signs alone find nothing. `within` is what `cadresOf` gives.
 */
export function isFound(typed = '', within: readonly RawBuilder<unknown>[] = []): RawBuilder<boolean> | null {
  const beginnings = debutsDeNumero(typed);
  if (beginnings !== null) {
    const numeros = [
      ...beginnings.map((one) => sql`certificat.numero collate "C" like ${`${one}%`}`),
      // What a former register called a certificat may look like a number.
      sql`certificat.repris_de = ${typed.trim()}`,
    ];
    return sql<boolean>`(${sql.join(numeros, sql` or `)})`;
  }
  const isRang = RANG.test(cleanName(typed));
  const words = isRang ? [cleanName(typed).padStart(DIGITS, '0')] : wordsOf(typed);
  if (words.length === 0) return typed.trim() === '' ? null : sql<boolean>`false`;
  const found = searchWords('certificat.recherche', words, { beside: heldCadre('certificat'), within });
  const cle = isRang ? cleAncienNumero(typed) : null;
  return cle === null ? found : sql<boolean>`(${found} or ${isAncienNumero(cle)})`;
}
