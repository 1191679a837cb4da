import type { ColumnType } from 'kysely';

/** The personal calendar of a role; its address is known by its seal alone. */
export type CalendrierTable = {
  role_id: number;
  empreinte: string;
  cree_le: ColumnType<Date, Date, Date>;
  lu_le: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

declare module '../Database.ts' {
  /** Tables of calendars. */
  interface Database {
    calendrier: CalendrierTable;
  }
}
