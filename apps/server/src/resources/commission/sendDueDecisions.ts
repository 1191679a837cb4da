import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { type Acteur, actingInJob } from '../../platform/Acting.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { lockRequest } from './lockRequest.ts';
import { type DecisionRow, sendDecision } from './sendDecision.ts';

type Tools = Parameters<typeof actingInJob>[0];

/** Whoever decided, as they were then. */
async function deciderOf(db: Kysely<Database>, decision: DecisionRow): Promise<Acteur> {
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
  };
}

/** Sends one decision, unless it was cancelled or sent meanwhile. */
async function sendOne(
  db: Kysely<Database>,
  tools: Tools,
  { id, demande_id: demandeId }: { id: number; demande_id: number },
) {
  await db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, demandeId);
    const decision = await trx
      .selectFrom('decision_commission')
      .selectAll()
      .where('id', '=', id)
      .where('etat', '=', 'a-envoyer')
      .forUpdate()
      .executeTakeFirst();
    if (decision === undefined) return;
    await sendDecision(actingInJob(tools, trx, await deciderOf(trx, decision)), request, decision);
  });
}

/** Sends every decision whose delay is over, each by itself: one that is refused says why and waits (CN4). */
export async function sendDueDecisions(db: Kysely<Database>, tools: Tools): Promise<void> {
  const due = await db
    .selectFrom('decision_commission')
    .select(['id', 'demande_id'])
    .where('etat', '=', 'a-envoyer')
    .where('envoi_le', '<=', tools.now)
    .orderBy('envoi_le')
    .orderBy('id')
    .execute();
  for (const one of due) {
    try {
      await sendOne(db, tools, one);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await db
        .updateTable('decision_commission')
        .set({ obstacle: error.title })
        .where('id', '=', one.id)
        .where('etat', '=', 'a-envoyer')
        .execute();
    }
  }
}
