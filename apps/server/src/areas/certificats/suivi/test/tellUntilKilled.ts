// Child process of the test of followings: tells what became of certificats, and kills itself within a transaction, at the mail that its environment names.
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { jobsKilledAt } from '../../../../test/jobsKilledAt.ts';
import { openInstallation } from '../../../../test/openInstallation.ts';
import { TEST_TODAY } from '../../../../test/TEST_TODAY.ts';
import { tellSuivis } from '../tellSuivis.ts';

const connection = await openInstallation(process.env);
await tellSuivis({ tokenSecret: new Uint8Array(32), formerTokenSecret: null }, connection.db, {
  jobs: jobsKilledAt(Number(process.env['KILLED_AT'])),
  settings: DEFAULT_SETTINGS,
  now: new Date(`${TEST_TODAY}T10:00:00Z`),
  today: TEST_TODAY,
});
await connection.close();
