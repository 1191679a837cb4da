import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { type Acteur, actingInJob } from '../../../platform/Acting.ts';
import { lockDemande } from './lockDemande.ts';
import { type DecisionRow, sendDecision } from './sendDecision.ts';

/** Who decided, as they were then. */
async function decidedBy(db: Kysely<Database>, decision: DecisionRow): Promise<Acteur> {
  const { type, mrp_id: mrpId } = await db
    .selectFrom('role')
    .select(['type', 'mrp_id'])
    .where('id', '=', decision.role_id)
    .executeTakeFirstOrThrow();
  return {
    personneId: decision.decideur_id,
    roleId: decision.role_id,
    roleType: type,
    mrpId,
    enTantQuePar: decision.en_tant_que_par,
    applicationId: null,
  };
}

/** Sends one decision in the name of who decided, within a transaction; undefined when it was cancelled or sent meanwhile. */
export async function sendHeldDecision(
  trx: Kysely<Database>,
  tools: Parameters<typeof actingInJob>[0],
  { id, demande_id: demandeId }: Pick<DecisionRow, 'id' | 'demande_id'>,
): Promise<DecisionRow | undefined> {
  const demande = await lockDemande(trx, demandeId);
  const decision = await trx
    .selectFrom('decision_commission')
    .selectAll()
    .where('id', '=', id)
    .where('etat', '=', 'a-envoyer')
    .forUpdate()
    .executeTakeFirst();
  if (decision === undefined) return undefined;
  await sendDecision(actingInJob(tools, trx, await decidedBy(trx, decision)), demande, decision);
  return decision;
}
