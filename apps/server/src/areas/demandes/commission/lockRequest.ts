import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { DhRow } from '../demande-habilitation/scope.ts';

/** The request of a decision, its row locked until the transaction ends: always before the decision's own. */
export const lockRequest = (trx: Kysely<Database>, id: number): Promise<DhRow> =>
  trx.selectFrom('demande_habilitation').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
