import type { Insertable, Kysely, Updateable } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { EntiteTable } from '../../../database/tables/platform.ts';
import { below } from '../../../platform/below.ts';

/** How a dossier writes its entite. */
export type EcritureEntite = {
  /** Adds an entite; undefined when its SIRET is taken. */
  readonly add: (db: Kysely<Database>, columns: Insertable<EntiteTable>) => Promise<number | undefined>;
  readonly write: (db: Kysely<Database>, id: number, columns: Updateable<EntiteTable>) => Promise<void>;
};

/** Where a dossier writes its entite: with the entites, an area below. */
export const ecritureEntite = below<EcritureEntite>('écriture d’une entité');
