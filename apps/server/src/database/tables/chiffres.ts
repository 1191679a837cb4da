import type { Mesure } from '@habilis/domain/statistique/MESURES';
import type { ColumnType, Generated } from 'kysely';

/** A closed day whose facts are kept. */
export type JourCompteTable = { jour: string; compte_le: ColumnType<Date, Date, Date> };

/** How often something happened on a day at a place: `detail` says of what kind, `valeur` in how many days or with how many persons. */
export type FaitDuJourTable = {
  id: Generated<number>;
  jour: string;
  mesure: Mesure;
  caisse_id: number | null;
  departement: string | null;
  dispositif_niveau_id: number | null;
  detail: string;
  valeur: number | null;
  nombre: number;
};

declare module '../Database.ts' {
  /** What happened on each closed day. */
  interface Database {
    jour_compte: JourCompteTable;
    fait_du_jour: FaitDuJourTable;
  }
}
