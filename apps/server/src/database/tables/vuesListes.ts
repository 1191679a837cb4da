import type { ListeAVues } from '@habilis/domain/vue-liste/LISTES_A_VUES';
import type { ColumnType, Generated } from 'kysely';

/** A view of a list that a role keeps under a name; with a caisse, it is shared with it. */
export type VueListeTable = {
  id: Generated<number>;
  role_id: number;
  liste: ListeAVues;
  nom: string;
  /** The search of the list's page. */
  adresse: string;
  caisse_id: number | null;
  version: Generated<number>;
  modifiee_le: ColumnType<Date, Date, Date>;
};

declare module '../Database.ts' {
  /** Tables of the views of lists. */
  interface Database {
    vue_liste: VueListeTable;
  }
}
