// Child process of the test of mass mails: mails what is due, and kills itself within a transaction, at the mail that its environment names.
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { jobsKilledAt } from '../../../../test/jobsKilledAt.ts';
import { openInstallation } from '../../../../test/openInstallation.ts';
import { mailMessages } from '../mailMessages.ts';

const connection = await openInstallation(process.env);
await mailMessages(connection.db, {
  jobs: jobsKilledAt(Number(process.env['KILLED_AT'])),
  settings: () => Promise.resolve(DEFAULT_SETTINGS),
  now: new Date(),
});
await connection.close();
