import { expressionBuilder } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';

/** SQL condition: the role that answers for the webhook has not ended, nor is its account blocked (WH7). */
export const isAnswered = (now: Date) => {
  const eb = expressionBuilder<Database, 'webhook'>();
  return eb.exists(
    eb
      .selectFrom('role')
      .innerJoin('personne', 'personne.id', 'role.personne_id')
      .select('role.id')
      .whereRef('role.id', '=', 'webhook.responsable_id')
      .where('personne.etat', '<>', 'bloquee')
      .where(isLiveRole(now)),
  );
};
