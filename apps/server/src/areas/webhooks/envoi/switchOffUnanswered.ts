import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Day } from '../../../platform/Area.ts';
import { eachAlone } from '../../../platform/jobs/eachAlone.ts';
import { isAnswered } from './isAnswered.ts';
import { switchOff } from './switchOff.ts';

/** Switches off the webhooks whose role has ended or whose account is blocked: they tell nothing since (WH7). */
export async function switchOffUnanswered(db: Kysely<Database>, { jobs, now }: Day): Promise<void> {
  const rows = await db
    .selectFrom('webhook')
    .select(['id', 'nom', 'adresse', 'entite_id', 'responsable_id'])
    .where('arrete_le', 'is', null)
    .where((eb) => eb.not(isAnswered(now)))
    .orderBy('id')
    .execute();
  await eachAlone(rows, (row) =>
    db.transaction().execute((trx) => switchOff({ db: trx, jobs, now }, row, 'SANS_RESPONSABLE')),
  );
}
