import type { Kysely } from 'kysely';
import { againAfterDeadlock } from '../../../database/againAfterDeadlock.ts';
import type { Database } from '../../../database/Database.ts';
import { eachAlone } from '../../../platform/jobs/eachAlone.ts';
import { Refusal } from '../../../platform/Refusal.ts';
import { keepBack } from './keepBack.ts';
import { sendHeldDecision } from './sendHeldDecision.ts';

type Tools = Parameters<typeof sendHeldDecision>[1];

/** Sends every decision whose delay is over, each on its own: a refused one says why and waits (CN4). */
export async function sendDueDecisions(db: Kysely<Database>, tools: Tools): Promise<void> {
  const due = await db
    .selectFrom('decision_commission')
    .select(['id', 'demande_id'])
    .where('etat', '=', 'a-envoyer')
    .where('envoi_le', '<=', tools.now)
    .orderBy('envoi_le')
    .orderBy('id')
    .execute();
  await eachAlone(due, async (one) => {
    try {
      await againAfterDeadlock(() => db.transaction().execute((trx) => sendHeldDecision(trx, tools, one)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { title: obstacle } = error;
      await db.transaction().execute((trx) => keepBack(trx, tools, { id: one.id, obstacle }));
    }
  });
}
