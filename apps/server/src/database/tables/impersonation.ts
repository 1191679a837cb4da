import type { RoleType } from '@habilis/domain/role/RoleType';
import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;

/** Somebody acts in another person's name, in one of their sessions; `fin_le` is set when it ends before its hour. */
export type ImpersonationTable = {
  id: Generated<number>;
  session_id: string;
  acteur_id: number;
  /** The role that gave the right, as it was. */
  acteur_role_type: RoleType;
  cible_id: number;
  motif: string;
  debut_le: Instant;
  expire_le: Instant;
  fin_le: Instant | null;
};

/** Tables of the impersonation, for the `Database` type. */
export type ImpersonationTables = { impersonation: ImpersonationTable };
