import { expressionBuilder } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** SQL condition: the role has not ended. */
export const isLiveRole = (now: Date) => {
  const eb = expressionBuilder<Database, 'role'>();
  return eb.or([eb('role.fin_le', 'is', null), eb('role.fin_le', '>', now)]);
};
