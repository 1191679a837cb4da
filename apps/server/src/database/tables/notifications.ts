import type { EvenementReglable } from '@habilis/domain/notification/EVENEMENTS';
import type { SujetDesabonnement } from '@habilis/domain/notification/desabonnement';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** How a link was followed: on its page, or by the mail program (RFC 8058). */
export type VoieDesabonnement = 'page' | 'un-clic';

/** What a mail's link has stopped, kept so that it can be undone. */
export type DesabonnementTable = {
  id: Generated<number>;
  role_id: number;
  sujet: SujetDesabonnement;
  evenements: JSONColumnType<EvenementReglable[]>;
  voie: VoieDesabonnement;
  fait_le: ColumnType<Date, Date, Date>;
  annule_le: ColumnType<Date | null, Date | null, Date | null>;
};

declare module '../Database.ts' {
  /** Tables of notifications. */
  interface Database {
    desabonnement: DesabonnementTable;
  }
}
