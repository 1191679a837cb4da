import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { DhRow } from '../demande-habilitation/scope.ts';

/** The demande of a decision, locked until the transaction ends; lock it before the decision's own row, always. */
export const lockDemande = (trx: Kysely<Database>, id: number): Promise<DhRow> =>
  trx.selectFrom('demande_habilitation').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
