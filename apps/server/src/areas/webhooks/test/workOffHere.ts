// Child process of the test of killed deliveries: sends what is due for the webhook that its environment names.
import { readConfig } from '../../../config.ts';
import { openInstallation } from '../../../test/openInstallation.ts';
import { NO_JOBS } from '../../../platform/jobs/NO_JOBS.ts';
import { workOff } from '../envoi/workOff.ts';

const { WEBHOOK_ID: id, NOW: now = '' } = process.env;
const connection = await openInstallation(process.env);
const { WEBHOOK_ID: _id, NOW: _now, ...env } = process.env;
const tools = {
  config: readConfig(env),
  connection,
  jobs: NO_JOBS,
  now: () => new Date(now),
};
await workOff(tools, { webhookId: Number(id) });
await connection.close();
