import type { Database } from '../../database/Database.ts';

/** How a kind of object of the trail is named, found, and known to be of a caisse. */
export type ObjetNomme = {
  readonly table: keyof Database;
  /** Its number or name, a column or an expression over the table's own columns. */
  readonly libelle: string;
  /** The column of the caisse that examines it; without one, no caisse reads its acts. */
  readonly caisse?: string;
};
