import { expressionBuilder } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** The condition that a role has not ended yet. */
export const isLiveRole = (now: Date) => {
  const eb = expressionBuilder<Database, 'role'>();
  return eb.or([eb('role.fin_le', 'is', null), eb('role.fin_le', '>', now)]);
};
