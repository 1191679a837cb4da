import { sql } from 'kysely';

/** The condition that a certificat was taken over under a number, as `cleAncienNumero` gives it (C1147). */
export const isAncienNumero = (cle: string) =>
  sql<boolean>`(certificat.repris_de is not null and replace(texte_plie(certificat.numero), ' ', '') = ${cle})`;
