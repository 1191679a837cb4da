import type { Capability } from '@habilis/domain/role/capability';
import type { Selectable } from 'kysely';
import type { SessionCertificationTable } from '../../../database/tables/sessions.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { reaches } from '../../habilitations/habilitation/reaches.ts';

export type SessionRow = Selectable<SessionCertificationTable>;

/** The condition that a capability of the caller reaches a session (rules/sessions#reach, rules/rights#scopes; SC21). */
export const inScope = (context: Pick<RoleContext, 'db' | 'caller'>, capability: Capability = 'read-sessions') =>
  reaches(context, capability, 'session_certification');

/** Whether the caller may read a session. */
export async function mayReadSession(context: RoleContext, id: number): Promise<boolean> {
  const row = await context.db
    .selectFrom('session_certification')
    .select('session_certification.id')
    .where('session_certification.id', '=', id)
    .where(inScope(context))
    .executeTakeFirst();
  return row !== undefined;
}
