import { ETATS_RENVOYABLES, isRenvoyable } from '@habilis/domain/exploitation/ETATS_COURRIEL';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Jobs } from '../jobs/Job.ts';
import { courrielJob } from './courrielJob.ts';
import { isEcartee } from './receiveRetour.ts';
import { selectCourriels } from './selectCourriels.ts';

type Tools = { readonly db: Kysely<Database>; readonly jobs: Jobs; readonly now: Date };

/** Why a mail is not sent again: it waits already or was received, its link has ended, its address is set aside. */
export type PasRenvoye = 'courriel-reparti' | 'lien-fini' | 'adresse-ecartee';

/** Whether the link that a mail bears has ended: used, replaced or too old. */
async function isKeyEnded(db: Kysely<Database>, cleId: number | null, now: Date): Promise<boolean> {
  if (cleId === null) return false;
  const cle = await db
    .selectFrom('cle_compte')
    .select('id')
    .where('id', '=', cleId)
    .where('utilisee_le', 'is', null)
    .where('expire_le', '>', now)
    .executeTakeFirst();
  return cle === undefined;
}

/** Sends a mail again that nobody received, once; gives why not, and undefined when there is no such mail (EX1085). */
export async function resendCourriel(
  { db, jobs, now }: Tools,
  id: number,
): Promise<PasRenvoye | 'renvoye' | undefined> {
  // Two who press at once are one after the other.
  const held = await db.selectFrom('courriel').select('etat').where('id', '=', id).forUpdate().executeTakeFirst();
  if (held === undefined) return undefined;
  if (!isRenvoyable(held.etat)) return 'courriel-reparti';
  const { email, cleId } = await selectCourriels(db).where('courriel.id', '=', id).executeTakeFirstOrThrow();
  if (await isKeyEnded(db, cleId, now)) return 'lien-fini';
  if (await isEcartee(db, email)) return 'adresse-ecartee';
  await db.updateTable('courriel').set({ etat: 'en-attente', traite_le: null }).where('id', '=', id).execute();
  await jobs.send(courrielJob, { courrielId: id }, db);
  return 'renvoye';
}

/** Leaves a mail that nobody received as it is: it is told no more; false when it is none of those. */
export async function leaveCourriel(db: Kysely<Database>, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('courriel')
    .set({ etat: 'ecarte', traite_le: now })
    .where('id', '=', id)
    .where('etat', 'in', ETATS_RENVOYABLES)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sends again the mails given up after every try, as many as may be; gives how many. */
export async function resendLost(tools: Tools, most: number): Promise<number> {
  const lost = await tools.db
    .selectFrom('courriel')
    .select('id')
    .where('etat', '=', 'perdu')
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .modifyEnd(sql`skip locked`)
    .execute();
  let sent = 0;
  for (const { id } of lost) if ((await resendCourriel(tools, id)) === 'renvoye') sent++;
  return sent;
}
