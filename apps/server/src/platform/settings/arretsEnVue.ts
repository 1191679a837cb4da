import type { Arret } from '@habilis/domain/arret/Arret';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { ArretTable } from '../../database/tables/exploitation.ts';

/** A stop that nobody ended, with what people are told. */
export type ArretLu = Arret & { readonly version: number; readonly texte: string };

/** The stop that holds and those that come, the next one first. */
export const selectEnVue = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('arret')
    .selectAll()
    .where('finie_le', 'is', null)
    .where('fin_le', '>', now)
    .orderBy('debut_le')
    .orderBy('id');

/** A stop as it is read, its instants in ISO 8601. */
export const luOf = ({ debut_le, fin_le, annonce_le, ...row }: Selectable<ArretTable>): ArretLu => ({
  id: row.id,
  version: row.version,
  mode: row.mode,
  debutLe: debut_le.toISOString(),
  finLe: fin_le.toISOString(),
  annonceLe: annonce_le.toISOString(),
  texte: row.texte,
});
