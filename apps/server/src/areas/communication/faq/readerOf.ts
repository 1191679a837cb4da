import { can } from '@habilis/domain/role/can';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { type RawBuilder, type ReferenceExpression, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Context } from '../../../platform/Handler.ts';

/** Who reads the help: everything, or what is for a role and for everybody; a guest has no role (M9). */
export type Reader = 'tout' | RoleType | null;

/** Whether the caller edits the help, and so may see it as others do (AS2). */
export const isEditor = ({ caller }: Context): boolean =>
  caller !== null && caller.role !== null && can(caller.role.type, 'edit-content');

/** As whom the caller reads: an editor reads everything, or as the role asked for; anybody else reads as their own role (AS2). */
export function readerOf(context: Context, asked: RoleType | null = null): Reader {
  const own = context.caller?.role?.type ?? null;
  if (!isEditor(context)) return own;
  return asked === null || asked === own ? 'tout' : asked;
}

type Roles = ReferenceExpression<Database, 'faq' | 'manuel'> & ('faq.roles' | 'manuel.roles');

/** Whether something is for a reader: it names their role, or no role at all. */
export function isFor(reader: Reader, roles: Roles): RawBuilder<boolean> {
  if (reader === 'tout') return sql<boolean>`true`;
  const column = sql.ref(roles);
  return sql<boolean>`(cardinality(${column}) = 0 or ${reader}::text = any (${column}))`;
}
