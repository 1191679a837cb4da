import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { todayAt } from '../../../../platform/today.ts';
import type { TestServer } from '../../../../test/startTestServer.ts';
import { sendDueDecisions } from '../sendDueDecisions.ts';

/** Sends the decisions whose delay will be over in so many minutes; by default all of them. */
export async function sendHeld({ services }: TestServer, minutes = 31): Promise<void> {
  const { connection, jobs, now } = services;
  const at = new Date(now().getTime() + minutes * 60_000);
  await sendDueDecisions(connection.db, { jobs, now: at, today: todayAt(at), settings: DEFAULT_SETTINGS });
}
