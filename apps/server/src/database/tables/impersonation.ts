import type { RoleType } from '@habilis/domain/role/RoleType';
import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;

/** Somebody acts in another person's name during a session; `fin_le` is set when it ends early. */
export type ImpersonationTable = {
  id: Generated<number>;
  session_id: string;
  acteur_id: number;
  /** The role that gave the right, at that time. */
  acteur_role_type: RoleType;
  cible_id: number;
  motif: string;
  debut_le: Instant;
  expire_le: Instant;
  fin_le: Instant | null;
};

declare module '../Database.ts' {
  /** Tables of impersonation. */
  interface Database {
    impersonation: ImpersonationTable;
  }
}
