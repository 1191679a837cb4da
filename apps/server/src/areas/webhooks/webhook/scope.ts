import { scopeOf } from '@habilis/domain/role/scopeOf';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { RoleContext } from '../../../platform/Handler.ts';

/** SQL condition: the webhook is one of those that the caller keeps (WH1). */
export function isKept({ caller: { role } }: Pick<RoleContext, 'caller'>): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'webhook'>();
  if (scopeOf(role.type, 'manage-webhooks') === 'all') return eb.val(true);
  return eb('webhook.entite_id', '=', role.entiteId);
}

/** Whether the caller keeps a webhook. */
export async function mayKeep(context: RoleContext, id: number): Promise<boolean> {
  const row = await context.db
    .selectFrom('webhook')
    .select('webhook.id')
    .where('webhook.id', '=', id)
    .where(isKept(context))
    .executeTakeFirst();
  return row !== undefined;
}
