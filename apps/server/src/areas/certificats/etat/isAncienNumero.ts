import { sql } from 'kysely';
import { isRepris } from './isRepris.ts';

/** The condition that a certificat was taken over under a number, as `cleAncienNumero` gives it (C1147). */
export const isAncienNumero = (cle: string) =>
  sql<boolean>`(${isRepris} and replace(texte_plie(certificat.numero), ' ', '') = ${cle})`;
