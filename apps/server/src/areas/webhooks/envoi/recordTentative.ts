import { pauseApres } from '@habilis/domain/webhook/pauseApres';
import { TYPE_ESSAI } from '@habilis/domain/webhook/TYPES_WEBHOOK';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { WebhookLivraisonTable } from '../../../database/tables/webhooks.ts';
import type { Jobs } from '../../../platform/jobs/Job.ts';
import type { Issue } from './postMessage.ts';
import { switchOff } from './switchOff.ts';

type Livraison = Selectable<WebhookLivraisonTable>;
type Tools = { readonly db: Kysely<Database>; readonly jobs: Jobs; readonly now: Date };

/** How a message stands after a try: a trial has one, what is gone for good has no other. */
function etatAfter(livraison: Livraison, { resultat }: Issue, now: Date) {
  if (resultat === 'REMISE') return { etat: 'REMISE', prochaine_le: null } as const;
  const isLast = livraison.type === TYPE_ESSAI || resultat === 'PARTIE';
  const pause = isLast ? null : pauseApres(livraison.tentatives + 1, Math.random());
  return pause === null
    ? ({ etat: 'ABANDONNEE', prochaine_le: null } as const)
    : ({ etat: 'ATTENTE', prochaine_le: new Date(now.getTime() + pause) } as const);
}

/** Whether anything but a trial got through since a message was first tried. */
async function gotThrough(db: Kysely<Database>, { webhook_id, depuis }: Livraison): Promise<boolean> {
  const taken = await db
    .selectFrom('webhook_tentative as tentative')
    .innerJoin('webhook_livraison as livraison', 'livraison.id', 'tentative.livraison_id')
    .select('tentative.id')
    .where('livraison.webhook_id', '=', webhook_id)
    .where('livraison.type', '<>', TYPE_ESSAI)
    .where('tentative.resultat', '=', 'REMISE')
    .where('tentative.faite_le', '>=', depuis)
    .limit(1)
    .executeTakeFirst();
  return taken !== undefined;
}

/** Records how a try ended and what comes next, all or nothing; a message that is gone meanwhile leaves nothing (WH4, WH7). */
export async function recordTentative(tools: Tools, livraison: Livraison, issue: Issue): Promise<void> {
  const { db, now } = tools;
  const webhook = await db
    .selectFrom('webhook')
    .selectAll()
    .where('id', '=', livraison.webhook_id)
    .forUpdate()
    .executeTakeFirst();
  if (webhook === undefined) return;
  const after = etatAfter(livraison, issue, now);
  const kept = await db
    .updateTable('webhook_livraison')
    .set((eb) => ({ ...after, tentatives: eb('tentatives', '+', 1), prise_jusque: null }))
    .where('id', '=', livraison.id)
    .returning('id')
    .executeTakeFirst();
  if (kept === undefined) return;
  const { resultat, statut, dureeMs: duree_ms, reponse } = issue;
  await db
    .insertInto('webhook_tentative')
    .values({ livraison_id: livraison.id, faite_le: now, duree_ms, resultat, statut, reponse })
    .execute();
  await db
    .updateTable('webhook')
    .set({ derniere_le: now, dernier_resultat: resultat, dernier_statut: statut })
    .where('id', '=', webhook.id)
    .execute();
  if (after.etat !== 'ABANDONNEE' || livraison.type === TYPE_ESSAI) return;
  if (resultat === 'PARTIE') await switchOff(tools, webhook, 'PARTIE');
  else if (!(await gotThrough(db, livraison))) await switchOff(tools, webhook, 'ECHECS');
}
