import type { ObjetEvenement, TypeEvenement, ValeursEvenement } from '@habilis/domain/evenement/TYPES_EVENEMENT';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** What happened, written in the transaction of its act; it names nobody, and its object may be gone since (decision 0200). */
export type EvenementTable = {
  id: Generated<number>;
  type: TypeEvenement;
  objet_type: ObjetEvenement;
  objet_id: number;
  numero: string;
  entite_id: number | null;
  valeurs: JSONColumnType<ValeursEvenement[TypeEvenement]>;
  survenu_le: ColumnType<Date, Date, never>;
};

declare module '../Database.ts' {
  /** What happened. */
  interface Database {
    evenement: EvenementTable;
  }
}
