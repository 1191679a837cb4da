import { type RawBuilder, sql } from 'kysely';

/** Names are searched by words alone: an identifier of a register has a digit. */
const IDENTIFIANT = /\d/;

/** The condition that a row has the typed text as its former identifier; null when it can be none (C1143). */
export const isFormer = (
  genre: 'entites' | 'habilitations' | 'personnes',
  column: string,
  typed = '',
): RawBuilder<boolean> | null =>
  IDENTIFIANT.test(typed)
    ? sql<boolean>`${sql.ref(column)} = (select objet_id from reprise where genre = ${genre} and ancien = ${typed.trim()})`
    : null;

/** The condition that a row was taken over from a former register (C1143). */
export const isTaken = (genre: 'personnes' | 'stagiaires', column: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from reprise where genre = ${genre} and objet_id = ${sql.ref(column)})`;

/** What words find, and the row of a former identifier. */
export function orFormer(found: RawBuilder<boolean>, former: RawBuilder<boolean> | null): RawBuilder<boolean> {
  return former === null ? found : sql<boolean>`(${found} or ${former})`;
}
