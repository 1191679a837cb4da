import { addDays } from '@habilis/domain/date/addDays';
import { addMonths } from '@habilis/domain/date/addMonths';
import { finProrogation } from '@habilis/domain/habilitation/finProrogation';
import type { Settings } from '@habilis/domain/setting/settings';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { eachAlone } from '../../../platform/jobs/eachAlone.ts';
import type { Jobs } from '../../../platform/jobs/Job.ts';
import { announceAlertes } from './readersHabilitation.ts';
import { demandeEnCours } from './demandeEnCours.ts';
import { recordEnds } from './recordEnds.ts';
import type { HabilitationRow } from './scope.ts';
import { updateAlertesHabilitation } from './updateAlertesHabilitation.ts';

type Day = { readonly today: string; readonly settings: Settings; readonly jobs: Jobs; readonly now: Date };

/** Extends a habilitation while its renewal, asked for in time, waits for the decision; ends the extension with that decision (H18). */
export async function updateProrogation(
  trx: Kysely<Database>,
  row: HabilitationRow,
  { today, settings }: Pick<Day, 'today' | 'settings'>,
): Promise<void> {
  const demande = await demandeEnCours(trx, row.id);
  const isAwaited = demande?.mode === 'REN' && !demande.isRefusee;
  const submitted = isAwaited ? demande.dateFirstSoumission : null;
  const { dateFinActivite } = await trx
    .selectFrom('entite')
    .select('date_fin_activite as dateFinActivite')
    .where('id', '=', row.entite_id)
    .executeTakeFirstOrThrow();
  const dates = { dateFin: row.date_fin, rupture: row.rupture, isSansSuite: row.fin_sans_suite, dateFinActivite };
  const limit = finProrogation(dates, submitted, settings);
  const prorogee = limit !== null && today <= limit;
  if (prorogee === row.prorogee) return;
  const eve = addDays(today, -1);
  const most = row.date_fin === null ? eve : addMonths(row.date_fin, settings.dureeProrogationMois);
  const last = eve < most ? eve : most;
  // The days on which it was used under the extension stay in the file.
  const isUsed = !prorogee && row.date_fin !== null && row.date_fin < last;
  await trx
    .updateTable('habilitation')
    .set({ prorogee, version: row.version + 1, ...(isUsed ? { date_fin: last } : {}) })
    .where('id', '=', row.id)
    .execute();
}

async function updateOne(db: Kysely<Database>, id: number, day: Day): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('habilitation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (row === undefined) return;
    await updateProrogation(trx, row, day);
    const { row: after, told } = await updateAlertesHabilitation(trx, id, day);
    await announceAlertes({ ...day, db: trx }, after, told);
  });
}

/** What a new day brings to habilitations: extensions, reminders of an end, alerts that are over (rules/habilitations#renewal, rules/alerts#alerts). */
export async function updateDailyHabilitations(db: Kysely<Database>, day: Day): Promise<void> {
  const { today, settings } = day;
  const soon = addMonths(today, settings.premierRappelFinMois);
  const moving = await db
    .selectFrom('habilitation')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('date_fin', '>=', today), eb('date_fin', '<=', soon)]),
        eb('prorogee', '=', true),
        eb(
          'id',
          'in',
          eb
            .selectFrom('habilitation_rappel')
            .select('habilitation_rappel.habilitation_id')
            .where('habilitation_rappel.date_rappel', '<=', today),
        ),
        eb.and([eb('reserve', 'is not', null), eb('reserve_levee_le', 'is', null)]),
        eb(
          'id',
          'in',
          eb.selectFrom('alerte').select('alerte.objet_id').where('alerte.objet_type', '=', 'habilitation'),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  await eachAlone(moving, ({ id }) => updateOne(db, id, day));
  await recordEnds(db, day);
}
