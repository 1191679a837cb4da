// Child process of the test of mass mails: mails what is due, and kills itself within a transaction, at the mail that its environment names.
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { openInstallation } from '../../../../test/openInstallation.ts';
import { mailMessages } from '../mailMessages.ts';

const killedAt = Number(process.env['KILLED_AT']);
let written = 0;
const send = () => {
  written++;
  if (written === killedAt) process.kill(process.pid, 'SIGKILL');
  return Promise.resolve();
};
const connection = await openInstallation(process.env);
await mailMessages(connection.db, {
  jobs: {
    send,
    sendAll: async (_, all) => {
      for (let sent = 0; sent < all.length; sent++) await send();
    },
  },
  settings: () => Promise.resolve(DEFAULT_SETTINGS),
  now: new Date(),
});
await connection.close();
