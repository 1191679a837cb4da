import { addDays } from '@habilis/domain/date/addDays';
import { DH_TIMERS } from '@habilis/domain/demande-habilitation/workflow';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { eachAlone } from '../../../platform/jobs/eachAlone.ts';
import { actingInJob } from '../../../platform/Acting.ts';
import { closeComplement } from '../examen/sendComplement.ts';
import { sujetHabilitation } from '../examen/sujetHabilitation.ts';
import { sendAboutDemande } from '../tache/announceStep.ts';
import { moveOn } from '../tache/moveOn.ts';
import { updateAlertes } from '../tache/updateAlertes.ts';
import { DH_KIND } from './DH_KIND.ts';
import { erased } from './removeDemande.ts';

type Day = Parameters<typeof actingInJob>[0];

const REMINDER = { modele: 'dh-rappel-complement', pour: 'demandeurs', type: 'DH_COMPLEMENT' } as const;

/** Brings one demande up to a day, unless it was removed meanwhile: expiry, reminder, alerts. */
async function updateOne(db: Kysely<Database>, id: number, day: Day): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('demande_habilitation')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return;
    const acting = actingInJob(day, trx);
    const timer = DH_TIMERS.find(({ task }) => task === row.tache);
    if (timer !== undefined && row.date_echeance !== null && row.date_echeance < day.today) {
      const { action, next, task } = timer;
      if (task === 'complement') await closeComplement(acting, sujetHabilitation(id));
      const columns = next === 'supprimee' ? await erased(trx, id) : {};
      await moveOn(acting, DH_KIND, row, { action, next, effects: [], commentaire: null, columns });
      return;
    }
    const told = await updateAlertes(acting, DH_KIND, row);
    // A complement is told again only when it is soon due.
    const isReminded = row.date_debut_tache < day.today && told.some(({ type }) => type === 'DH_COMPLEMENT');
    if (isReminded) await sendAboutDemande(acting, DH_KIND, row, REMINDER);
  });
}

/** What a new day brings to the demandes: those whose time is over, reminders, and alerts that a date opens or closes (rules/demandes#steps, rules/alerts#alerts). */
export async function updateDailyDemandes(db: Kysely<Database>, day: Day): Promise<void> {
  const told = addDays(day.today, -day.settings.dureeAlerteDecisionJours - 7);
  const moving = await db
    .selectFrom('demande_habilitation')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('en_cours', '=', true), eb('date_echeance', 'is not', null)]),
        // A decision is shown as an alert for a while only.
        eb.and([eb('tache', '=', 'acceptee'), eb('date_decision', '>=', told)]),
      ]),
    )
    .orderBy('id')
    .execute();
  await eachAlone(moving, ({ id }) => updateOne(db, id, day));
}
