import { addDays } from '@habilis/domain/date/addDays';
import type { Services } from '../Services.ts';
import { heureAt, todayAt } from '../today.ts';
import { eachAlone } from './eachAlone.ts';
import { job } from './Job.ts';

/** Work done once a day in Europe/Paris, from its hour (`HH:mm`) on, by one process at a time. */
export type DailyWork = {
  readonly nom: string;
  readonly heure: string;
  readonly run: (services: Services) => Promise<unknown>;
};

/** Looks for the works of the day: each minute of the hours in which they stand, at every start, and after a night without database. */
export const travauxDuJour = job('travaux-du-jour', {
  isSingle: true,
  cron: '* 0-4 * * *',
  isMadeUpFor: true,
  retryDelayMax: 300,
});

const isPast = ({ heure }: DailyWork, now: Date) => heureAt(now) >= heure;

/** Records the works that a database does not know as done when they last could be: a new one has missed nothing. */
async function recogniseWorks({ connection, now }: Services, works: readonly DailyWork[]): Promise<void> {
  const at = now();
  const today = todayAt(at);
  await connection.db
    .insertInto('travail_du_jour')
    .values(works.map((work) => ({ nom: work.nom, jour: isPast(work, at) ? today : addDays(today, -1) })))
    .onConflict((row) => row.doNothing())
    .execute();
}

/** At start: has the works looked for whose hour passed while no process ran. */
export async function makeUpForWorks(services: Services, works: readonly DailyWork[]): Promise<void> {
  await recogniseWorks(services, works);
  await services.jobs.send(travauxDuJour, {}, services.connection.db);
}

/** Does the works whose hour has come today and that were not done for today yet, the earliest first; one that fails keeps no other from its turn. */
export async function runDueWorks(services: Services, works: readonly DailyWork[]): Promise<void> {
  const { db } = services.connection;
  const now = services.now();
  const today = todayAt(now);
  const known = await db.selectFrom('travail_du_jour').select('nom').where('jour', '>=', today).execute();
  const done = new Set(known.map(({ nom }) => nom));
  const due = works
    .filter((work) => isPast(work, now) && !done.has(work.nom))
    .toSorted((one, other) => (one.heure < other.heure ? -1 : 1));
  await eachAlone(due, async (work) => {
    await work.run(services);
    await db
      .insertInto('travail_du_jour')
      .values({ nom: work.nom, jour: today })
      .onConflict((row) => row.column('nom').doUpdateSet({ jour: today }))
      .execute();
  });
}
