import { account } from '@habilis/api/account/endpoints';
import { type Call, createClient } from '@habilis/api/client/createClient';
import { session } from '@habilis/api/session/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { latestKey } from '../../../test/latestKey.ts';
import { type TestServer } from '../../../test/startTestServer.ts';
import { TEST_PASSWORD } from '../../../test/testPassword.ts';

const GOOD = 'la neige tombe sur Metz';
const STRANGER = 'inconnu@example.net';
const PAST = { status: 400, title: 'compte.cle-perimee' };

let server: TestServer;
let asGuest: Call;

beforeAll(async () => {
  server = await startPeopledServer();
  asGuest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
});
afterAll(() => server.close());
beforeEach(() => server.services.connection.db.deleteFrom('tentative').execute());

const give = async (me: Call, email: string, currentPassword = TEST_PASSWORD) => {
  const { nom, prenom } = await me(session.account, {});
  return me(account.update, { body: { nom, prenom, email, personalDataValidated: true, currentPassword } });
};
const keyForReset = async (email: string) => {
  await asGuest(account.initResetPassword, { body: { identifier: email } });
  return latestKey(server, 'reinitialisation', email);
};
const reset = (key: string) =>
  asGuest(account.finishResetPassword, { body: { key, password: GOOD, acceptationRGPD: true } });
const confirm = (key: string) => asGuest(account.updateMail, { params: { key } });

test('[CO16] whoever sees a change of address announced stops it with a new password, forgotten or not', async () => {
  const me = await actAs(server, 'VAU10002');
  const { email } = await me(session.account, {});
  await give(me, STRANGER);
  await reset(await keyForReset(email));
  expect(await refusal(confirm(await latestKey(server, 'changement-mail', STRANGER)))).toMatchObject(PAST);

  const other = await actAs(server, 'FOR40002');
  await give(other, STRANGER);
  await other(account.changePassword, { body: { currentPassword: TEST_PASSWORD, newPassword: GOOD } });
  expect(await refusal(confirm(await latestKey(server, 'changement-mail', STRANGER)))).toMatchObject(PAST);
  expect((await other(session.account, {})).emailAConfirmer).toBeNull();
});

test('[CO16] a key that waits in the former mailbox serves no more once the address has changed', async () => {
  const me = await actAs(server, 'AUB10001');
  const { email } = await me(session.account, {});
  const old = await keyForReset(email);
  await give(me, 'camille.nouvelle@example.org');
  await confirm(await latestKey(server, 'changement-mail', 'camille.nouvelle@example.org'));
  expect(await refusal(reset(old))).toMatchObject(PAST);
});

test('[CO16] giving back the present address, however it is written, drops the one that waits', async () => {
  const me = await actAs(server, 'FOR40001');
  const { email } = await me(session.account, {});
  expect((await give(me, STRANGER)).emailAConfirmer).toBe(STRANGER);
  expect((await give(me, ` ${email.toUpperCase()} `)).emailAConfirmer).toBeNull();
  expect(await refusal(confirm(await latestKey(server, 'changement-mail', STRANGER)))).toMatchObject(PAST);
});

test('[CO12] of two persons who confirm one address at once, one has it and the other is told', async () => {
  const email = 'partagee@example.org';
  const keys: string[] = [];
  for (const habilisId of ['INS50003', 'INS50004', 'INS50005']) {
    await give(await actAs(server, habilisId), email);
    keys.push(await latestKey(server, 'changement-mail', email));
  }
  const told = await Promise.all(
    keys.map((key) =>
      confirm(key).then(
        () => 'fait',
        async (error: unknown) => (await refusal(Promise.reject(error))).title,
      ),
    ),
  );
  expect(told.toSorted()).toEqual(['compte.adresse-deja-utilisee', 'compte.adresse-deja-utilisee', 'fait']);
});
