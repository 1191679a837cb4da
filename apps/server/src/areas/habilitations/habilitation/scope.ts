import type { Selectable } from 'kysely';
import type { HabilitationTable } from '../../../database/tables/habilitations.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { reaches } from './reaches.ts';

export type HabilitationRow = Selectable<HabilitationTable>;

/** The condition that the caller may read a habilitation; they may act on the same ones (rules/rights#scopes). */
export const inScope = (context: Pick<RoleContext, 'db' | 'caller'>) =>
  reaches(context, 'read-habilitations', 'habilitation');

/** Whether the caller may read a habilitation. */
export async function mayReadHabilitation(context: RoleContext, id: number): Promise<boolean> {
  const row = await context.db
    .selectFrom('habilitation')
    .select('habilitation.id')
    .where('habilitation.id', '=', id)
    .where(inScope(context))
    .executeTakeFirst();
  return row !== undefined;
}
