import { sql } from 'kysely';

/** The condition that a certificat was taken over from a former register (C1143). */
export const isRepris = sql<boolean>`certificat.repris_de is not null`;
