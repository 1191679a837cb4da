import type { RoleType } from '@habilis/domain/role/RoleType';
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

/** How often something happened in a month, its counted days put together: once with département and niveau, once without. */
export type FaitDuMoisTable = Omit<FaitDuJourTable, 'id' | 'jour'> & {
  /** Its first day. */
  mois: string;
  /** Whether the row tells its département and its niveau. */
  est_situe: boolean;
};

/** Where what the network counts lies: the sum of `nombre` over the rows of a place is how many there are. Written by the database with each act. */
type StockTable = {
  readonly caisse_id: number | null;
  readonly departement: string | null;
  readonly dispositif_niveau_id: number | null;
  readonly nombre: number;
};

/** Valid certificats by their end, `infinity` without one; the night puts ends together that no figure tells apart. */
export type StockCertificatTable = StockTable & { readonly date_fin: string };

/** Habilitations that are not broken off, by the days that say how they stand. */
export type StockHabilitationTable = StockTable & {
  readonly date_debut: string;
  readonly date_fin: string;
  readonly date_fin_suspension: string;
  readonly prorogee: boolean;
};

/** Demandes under way by their task, who holds it, since when and until when. */
export type StockDemandeTable = StockTable & {
  readonly tache: string;
  /** Whether others than its entite read it. */
  readonly deposee: boolean;
  readonly assigne_id: number | null;
  readonly date_debut_tache: string;
  readonly date_echeance: string;
  /** Days from 2000-01-01 to the begin of the task, of all of them. */
  readonly ages: number;
};

/** How many accounts there are: the sum of its rows. */
export type StockPersonneTable = { readonly nombre: number };
/** How many persons have a role of a kind without end: the sum of its rows. */
export type StockRoleTable = { readonly type: RoleType; readonly nombre: number };

declare module '../Database.ts' {
  /** What happened on each closed day and in each month of them, and how many stand how. */
  interface Database {
    jour_compte: JourCompteTable;
    fait_du_jour: FaitDuJourTable;
    fait_du_mois: FaitDuMoisTable;
    stock_certificat: StockCertificatTable;
    stock_habilitation: StockHabilitationTable;
    stock_demande: StockDemandeTable;
    stock_personne: StockPersonneTable;
    stock_role: StockRoleTable;
  }
}
