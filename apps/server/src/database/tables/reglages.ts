import type { ColumnType, Generated } from 'kysely';

/** A setting that differs from its default. */
export type ParametreTable = { cle: string; valeur: ColumnType<unknown, string, string> };

/** A change of a setting; its values are null for the default. */
export type ParametreModificationTable = {
  id: Generated<number>;
  cle: string;
  avant: ColumnType<unknown, string | null, never>;
  apres: ColumnType<unknown, string | null, never>;
  motif: string;
  personne_id: number;
  faite_le: Date;
};

declare module '../Database.ts' {
  interface Database {
    parametre: ParametreTable;
    parametre_modification: ParametreModificationTable;
  }
}
