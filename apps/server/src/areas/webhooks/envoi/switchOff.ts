import { rolePath } from '@habilis/api/page/rolePaths';
import type { MotifArretWebhook } from '@habilis/domain/webhook/Livraison';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { WebhookTable } from '../../../database/tables/webhooks.ts';
import type { ModeleCourriel } from '../../../database/values/Courriel.ts';
import { NOBODY, writeAudit } from '../../../platform/audit/writeAudit.ts';
import type { Jobs } from '../../../platform/jobs/Job.ts';
import { sendCourriels } from '../../../platform/mail/sendCourriel.ts';
import { notifiedRoles } from '../../avertir/role/notifiedRoles.ts';

/** The mails about webhooks. */
export const COURRIELS_WEBHOOK = ['webhook-coupe'] as const satisfies readonly ModeleCourriel[];

type Row = Pick<Selectable<WebhookTable>, 'id' | 'nom' | 'adresse' | 'entite_id' | 'responsable_id'>;
type Tools = { readonly db: Kysely<Database>; readonly jobs: Jobs; readonly now: Date };

/** Who is told: the gestionnaires of its entite and who answers for it; when that is nobody, the administrators. */
async function toldOf({ db, now }: Tools, { entite_id, responsable_id }: Row) {
  const own = await notifiedRoles(db, now)
    .where((eb) =>
      eb.or([
        eb('role.id', '=', responsable_id),
        eb.and([eb('role.type', '=', 'G'), eb('role.entite_id', '=', entite_id)]),
      ]),
    )
    .execute();
  return own.length > 0 ? own : notifiedRoles(db, now).where('role.type', '=', 'ADM').execute();
}

/** Switches a webhook off by itself, says so in the trail and by mail; one that is off already stays as it is (WH7). */
export async function switchOff(tools: Tools, row: Row, motif: Exclude<MotifArretWebhook, 'PERSONNE'>): Promise<void> {
  const { db, now } = tools;
  const done = await db
    .updateTable('webhook')
    .set((eb) => ({ arrete_le: now, arrete_motif: motif, version: eb('version', '+', 1) }))
    .where('id', '=', row.id)
    .where('arrete_le', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (done === undefined) return;
  await writeAudit(
    db,
    NOBODY,
    { action: 'webhook.Coupe', objetType: 'webhook', objetId: row.id, detail: { nom: row.nom, motif } },
    now,
  );
  const told = await toldOf(tools, row);
  const { hostname } = new URL(row.adresse);
  await sendCourriels(
    tools,
    told.map((role) => ({
      modele: 'webhook-coupe',
      personneId: role.personneId,
      roleId: role.id,
      objetId: row.id,
      rythme: 'IMMEDIAT',
      valeurs: {
        mots: { nom: row.nom, hote: hostname, motif },
        commentaire: null,
        chemin: rolePath(role, 'webhook', row.id),
        lignes: [],
      },
    })),
  );
}
