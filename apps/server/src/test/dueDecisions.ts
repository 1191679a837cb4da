import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { pino } from 'pino';
import { connect } from '../database/connect.ts';
import { startJobs } from '../platform/jobs/startJobs.ts';
import { todayAt } from '../platform/today.ts';
import { sendDueDecisions } from '../areas/demandes/commission/sendDueDecisions.ts';
import { WORKERS } from '../areas.ts';

/** Sends the decisions that are due in a database, like the job of each minute, and does nothing else. */
export async function dueDecisions(url: string): Promise<void> {
  const connection = await connect({ kind: 'postgres', url });
  const { jobs, stop } = await startJobs(
    connection.pool,
    pino({ level: 'silent' }),
    WORKERS.map(({ job }) => job),
  );
  const now = new Date();
  await sendDueDecisions(connection.db, { jobs, now, today: todayAt(now), settings: DEFAULT_SETTINGS });
  await stop();
  await connection.close();
}
