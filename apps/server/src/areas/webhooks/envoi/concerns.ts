import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** SQL condition: what happened to an entite is in the scope of the webhook; what is of no entite is told to those of the network alone (WH6). */
export function concerns(entiteId: number | null): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'webhook'>();
  const network = eb.and([eb('webhook.entite_id', 'is', null), eb('webhook.caisse_id', 'is', null)]);
  if (entiteId === null) return network;
  return eb.or([
    network,
    eb('webhook.entite_id', '=', entiteId),
    eb('webhook.caisse_id', '=', eb.selectFrom('entite').select('entite.caisse_id').where('entite.id', '=', entiteId)),
  ]);
}
