import type { Kysely } from 'kysely';
import { againAfterDeadlock } from '../../../database/againAfterDeadlock.ts';
import type { Database } from '../../../database/Database.ts';
import { eachAlone } from '../../../platform/jobs/eachAlone.ts';
import { Refusal } from '../../../platform/Refusal.ts';
import { type Changement, CHAMPS_PROMIS } from '@habilis/domain/commission/changementsDepuis';
import { formatDate } from '@habilis/i18n/format';
import { changementsOf, DECISION_CHANGEE } from '../demande-habilitation/changementsOf.ts';
import { tellDecider } from './tellDecider.ts';
import { sendHeldDecision } from './sendHeldDecision.ts';

const isDay = (line: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(line);

type Tools = Parameters<typeof sendHeldDecision>[1];

const NONE = '—';

/** One part of the promise, old and new, as the mail says it; `non` where it is as it was. */
function motDe(changements: readonly Changement[], champ: Changement['champ']): string {
  const found = changements.find((one) => one.champ === champ);
  if (found === undefined) return 'non';
  const said = (lines: readonly string[]) =>
    lines.map((line) => (isDay(line) ? formatDate(line) : line)).join(', ') || NONE;
  return `${said(found.avant)} → ${said(found.apres)}`;
}

/** What the mail says of an obstacle: each part that has changed (CN15). */
const motsDe = (obstacle: string, changements: readonly Changement[]) => ({
  obstacle: obstacle === DECISION_CHANGEE ? 'change' : 'autre',
  ...Object.fromEntries(CHAMPS_PROMIS.map((champ) => [champ, motDe(changements, champ)])),
});

/** Says why a decision does not leave, and tells who decided: once for each reason (CN15, CN16). */
async function keepBack(
  db: Kysely<Database>,
  tools: Tools,
  { id, obstacle }: { readonly id: number; readonly obstacle: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const kept = await trx
      .updateTable('decision_commission')
      .set({ obstacle })
      .where('id', '=', id)
      .where('etat', '=', 'a-envoyer')
      .where('obstacle', 'is distinct from', obstacle)
      .returning(['demande_id', 'role_id'])
      .executeTakeFirst();
    if (kept === undefined) return;
    const changements = (await changementsOf({ ...tools, db: trx }, [id])).get(id) ?? [];
    await tellDecider({ ...tools, db: trx }, kept, {
      modele: 'dh-decision-retenue',
      mots: motsDe(obstacle, changements),
    });
  });
}

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
      await keepBack(db, tools, { id: one.id, obstacle: error.title });
    }
  });
}
