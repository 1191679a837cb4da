import { account } from '@habilis/api/account/endpoints';
import { createClient } from '@habilis/api/client/createClient';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { purgePersonnes } from './purgePersonnes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = DEFAULT_SETTINGS.conservationCourrielsJours;
const UNUSED_DAYS = DEFAULT_SETTINGS.conservationComptesNonActivesJours;

let server: TestServer;
beforeAll(async () => {
  server = await startPeopledServer();
});
afterAll(() => server.close());

test('[CO17] keys go with their mails, long after their end, and no sooner', async () => {
  const { connection, now } = server.services;
  const asGuest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  await asGuest(account.initResetPassword, { body: { identifier: 'MPA10013' } });
  const key = await connection.db.selectFrom('cle_compte').select('expire_le').executeTakeFirstOrThrow();
  const keysAfter = async (at: Date) => {
    await purgePersonnes(connection.db, { now: at, settings: DEFAULT_SETTINGS });
    return (await connection.db.selectFrom('cle_compte').select('id').execute()).length;
  };
  expect(await keysAfter(now())).toBe(1);
  expect(await keysAfter(new Date(key.expire_le.getTime() + KEPT_DAYS * DAY_MS))).toBe(1);
  expect(await keysAfter(new Date(key.expire_le.getTime() + KEPT_DAYS * DAY_MS + 1))).toBe(0);
});

test('[CO18] an account that nobody activated goes after three months, one with a role or activated stays', async () => {
  const { connection } = server.services;
  const asGuest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  const body = { nom: 'Jamais', prenom: 'Venue', email: 'jamais.venue@example.org', acceptationRGPD: true };
  await asGuest(account.register, { body });
  const { cree_le: made } = await connection.db
    .selectFrom('personne')
    .select('cree_le')
    .where('email', '=', body.email)
    .executeTakeFirstOrThrow();
  const count = async () => {
    const { total } = await connection.db
      .selectFrom('personne')
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  };
  const before = await count();
  await purgePersonnes(connection.db, {
    now: new Date(made.getTime() + UNUSED_DAYS * DAY_MS),
    settings: DEFAULT_SETTINGS,
  });
  expect(await count()).toBe(before);
  await purgePersonnes(connection.db, {
    now: new Date(made.getTime() + UNUSED_DAYS * DAY_MS + 1),
    settings: DEFAULT_SETTINGS,
  });
  expect(await count()).toBe(before - 1);
  await asGuest(account.register, { body });
});
