import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { hasTable } from '../../database/hasTable.ts';
import type { GenreSauvegarde } from '../../database/tables/exploitation.ts';

/** What a command that made a backup, or put one back, tells of it. */
export type Dite = {
  readonly faiteLe: string;
  readonly dureeMs: number;
  readonly octets: number;
  readonly nbFichiers: number;
  readonly nbPerdus: number;
  readonly version: string;
};

/** Tells the database that a backup was made, tried, or put back here; one of an older version is not told, and goes on (EX1088). */
export async function tellSauvegarde(db: Kysely<Database>, genre: GenreSauvegarde, dite: Dite): Promise<void> {
  if (!(await hasTable(db, 'sauvegarde'))) return;
  const { faiteLe, dureeMs, octets, nbFichiers, nbPerdus, version } = dite;
  await db
    .insertInto('sauvegarde')
    .values({
      genre,
      faite_le: faiteLe,
      duree_ms: dureeMs,
      octets,
      nb_fichiers: nbFichiers,
      nb_perdus: nbPerdus,
      version,
    })
    .execute();
}
